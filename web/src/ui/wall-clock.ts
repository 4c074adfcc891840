/** What the clock on a wall somewhere says. `minutes` counts from that place's midnight, `weekday` from Monday = 0. */
export type WallClock = { time: string; minutes: number; weekday: number }

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']

/** The clock in an IANA zone at an instant; `undefined` for a zone that this browser does not know. */
export function wallClock(instant: Date, timeZone: string | undefined): WallClock | undefined {
  if (!timeZone) return undefined
  try {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    })
    const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, value]))
    const { hour = '00', minute = '00', weekday = '' } = parts
    return {
      time: `${hour}:${minute}`,
      minutes: Number(hour) * 60 + Number(minute),
      weekday: WEEKDAYS.indexOf(weekday),
    }
  } catch {
    return undefined
  }
}
