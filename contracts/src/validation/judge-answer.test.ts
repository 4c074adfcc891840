import { expect, it } from 'vitest'
import { allCalls, calls } from '../index.ts'
import { createAnswerJudge } from './judge-answer.ts'

/** The same value with a field more in each of its objects. */
function outgrown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(outgrown)
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value).map(([name, field]) => [name, outgrown(field)])
  return { ...Object.fromEntries(fields), extra: 1 }
}

it('undeclared fields are dropped at any depth, whichever of its forms the data has', () => {
  for (const call of allCalls) {
    const judge = createAnswerJudge(call)
    for (const { reply } of call.examples) {
      if (!('data' in reply)) continue
      const judgement = judge(outgrown({ state: call.success[0], data: reply.data }))
      expect(judgement, call.id).toMatchObject({ verdict: 'drifted', isSuccess: true })
      expect(judgement.cleanData, call.id).toEqual(reply.data)
    }
  }
})

it.each(['200', 'success', 11, null, undefined])(
  'a success of state %j is told by its state alone',
  (state) => {
    const data = { currency: 'GBP', currencySymbol: '£', price: '34.00' }
    const judgement = createAnswerJudge(calls.lounge.getCommonPrice)({ state, data })
    expect(judgement).toMatchObject({ verdict: 'broken', isSuccess: false })
    expect(judgement.violations()).toMatchObject([{ path: '$.state', expected: '"11"' }])
  },
)

it.each([
  [{ state: 11, data: {} }, calls.lounge.getCommonPrice, '"11"', '11'],
  [{ state: 1, data: {} }, calls.pci.getPciParam, 'one of "11", "1"', '1'],
])('a state that is a number is told from its text: %j', (answer, call, expected, got) => {
  expect(createAnswerJudge(call)(answer).violations()[0]).toEqual({ path: '$.state', expected, got })
})
