import { expect, it } from 'vitest'
import { savedInWords } from './saved-in-words.ts'

const at = (day: number, hour: number, minute = 5) => new Date(2026, 10, day, hour, minute).getTime()

it.each([
  ['Saved today at 14:05.', at(23, 14), at(23, 14)],
  ['Saved today at 00:05.', at(23, 0), at(23, 23, 59)],
  ['Saved yesterday at 23:59.', at(22, 23, 59), at(23, 0, 0)],
  ['Saved on 21 Nov 2026 at 23:59.', at(21, 23, 59), at(23, 0, 0)],
  ['This is a saved page.', at(24, 9), at(23, 9)],
])('%s', (words, savedAt, now) => {
  expect(savedInWords(savedAt, now)).toBe(words)
})
