import dayjs from 'dayjs'

/** '6 Mar 2028' for a calendar day, in running text and on a pass. */
export function dayInWords(date: string): string {
  return dayjs(date).format('D MMM YYYY')
}
