import dayjs from 'dayjs'

/** '06 Mar 2028' (P86) for a calendar day, on the pages of a purchase that is paid. */
export function dayInWords(date: string): string {
  return dayjs(date).format('DD MMM YYYY')
}
