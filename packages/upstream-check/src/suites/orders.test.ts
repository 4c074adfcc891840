import { calls } from '@layover/contracts'
import { expect, it } from 'vitest'
import type { Good } from '../run/answer.ts'
import type { Claim } from '../run/notebook.ts'
import type { Run } from '../run/run.ts'
import { sameAnswer } from './orders.ts'

/** The places that a comparison names. */
function placesOf(first: object, again: object): string[] {
  const places: string[] = []
  const notes = { tested: () => undefined }
  const run = { notes, found: (_at: object, { path }: Claim) => void places.push(path) } as unknown as Run
  const good = (data: object) => ({ data, at: { call: calls.lounge.createOrder } }) as unknown as Good<object>
  sameAnswer(run, good(first), good(again), 'the same')
  return places
}

it('an answer about another order is named by its number alone, any other by each field', () => {
  const answer = { orderNo: 'LV-1', expiresAt: '10:00', totalAmount: '34.00' }
  expect(placesOf(answer, { orderNo: 'LV-2', expiresAt: '10:01', totalAmount: '34.00' })).toEqual([
    '$.data.orderNo',
  ])
  expect(placesOf(answer, { ...answer, expiresAt: '10:01', lines: [] })).toEqual([
    '$.data.expiresAt',
    '$.data.lines',
  ])
})
