import dayjs from 'dayjs'

/** '6 Mar 2028' out of a day. */
export function dayInWords(date: string): string {
  return dayjs(date).format('D MMM YYYY')
}
