import { Type } from '@sinclair/typebox'

export const LocalDate = Type.String({
  pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
  description: 'A day at the place, YYYY-MM-DD.',
})

export const WallTime = Type.String({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: "The place's own clock, HH:mm.",
})

export const ClosingTime = Type.String({
  pattern: '^(([01]\\d|2[0-3]):[0-5]\\d|24:00)$',
  description: 'HH:mm; 24:00 is the end of the day, and a time before opening is on the next day.',
})

export const Instant = Type.String({
  pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{1,3})?Z$',
  description: 'An instant in UTC.',
})

export const TimeZone = Type.String({
  minLength: 1,
  maxLength: 64,
  description: 'IANA zone, such as Europe/Zurich.',
})
