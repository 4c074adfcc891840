import { expect, it } from 'vitest'
import { checkTerms } from './terms.ts'

it('asks for the tick in its exact sentence', () => {
  expect(checkTerms(true)).toEqual({ ok: true, value: true })
  expect(checkTerms(false)).toEqual({ ok: false, message: 'Please click the checkbox to continue.' })
})
