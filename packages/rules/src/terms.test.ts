import { expect, it } from 'vitest'
import { checkTerms } from './terms.ts'

it('requires the tick with its exact sentence', () => {
  expect(checkTerms(true)).toEqual({ ok: true, value: true })
  expect(checkTerms(false)).toEqual({ ok: false, message: 'Please click the checkbox to continue.' })
})
