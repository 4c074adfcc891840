import { expect, it } from 'vitest'
import { plainText } from './plain-text.ts'

it.each([
  [
    '## Before you fly\n\nBring your **pass** and _passport_.',
    'Before you fly Bring your pass and passport.',
  ],
  ['- one\n- two', 'one two'],
  ['See [the terms](/content/terms-of-service) or `help`.', 'See the terms or help.'],
  ['2 * 3 and snake_case_word stay', '2 * 3 and snake_case_word stay'],
  ['<script>alert(1)</script> & more', '<script>alert(1)</script> & more'],
])('reads %j as plain sentences', (markdown, text) => {
  expect(plainText(markdown)).toBe(text)
})
