import { expect, it } from 'vitest'
import { unholdableTexts } from './unholdable-texts.ts'

it('finds zero characters and halves of surrogate pairs, each at its path', () => {
  const value = { names: ['Zoë', 'a\0b'], lead: { note: '\ud83d' }, whole: '😀', size: 1 }
  expect(unholdableTexts(value).map(({ path }) => path)).toEqual(['$.names[1]', '$.lead.note'])
})
