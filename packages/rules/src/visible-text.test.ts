import { describe, expect, it } from 'vitest'
import { countVisible } from './visible-text.ts'

describe('visible text', () => {
  it.each([
    ['Amelia', 6],
    ['王', 1],
    ['👋', 1],
    [' . ', 1],
    ['\u0915\u093f', 2],
  ])('counts what %j shows', (text, count) => expect(countVisible(text)).toBe(count))

  it.each(['', ' \n\t', '\u0007', '\u202e\u2066', '\u200b\u00ad\ufeff', '\u3164\ufe0f', '\ud800'])(
    'finds nothing to see in %j',
    (text) => expect(countVisible(text)).toBe(0),
  )
})
