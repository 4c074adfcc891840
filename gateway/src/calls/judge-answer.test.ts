import {
  allCalls,
  type CallDefinition,
  calls,
  compileCheck,
  FailureEnvelope,
  successEnvelope,
} from '@layover/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJudge } from './judge-answer.ts'
import { successBytes } from './success-bytes.ts'

/** Answers that are nearly right: an example with one part replaced by anything, or something added. */
function mutated(call: CallDefinition): fc.Arbitrary<unknown> {
  const replies = call.examples.map(({ reply }) =>
    'data' in reply ? { state: call.success[0], ...reply } : { state: '99', ...reply },
  )
  const key = fc.constantFrom('state', 'data', 'errorCode', 'message', 'extra', '__proto__', 'toString')
  return fc
    .tuple(fc.constantFrom(...replies), key, fc.jsonValue())
    .map(([reply, name, value]) =>
      JSON.parse(JSON.stringify({ ...reply, [`~${name}`]: value }).replaceAll('~', '')),
    )
}

describe('the judge of answers', () => {
  it('never throws, and lets nothing pass as kept or drifted that is not the gateway’s own envelope', () => {
    for (const call of allCalls) {
      const judge = createJudge(call)
      const success = compileCheck(successEnvelope(call.data))
      const failure = compileCheck(FailureEnvelope)
      fc.assert(
        fc.property(fc.oneof(mutated(call), fc.jsonValue()), (value) => {
          const { verdict, bytes } = judge(Buffer.from(JSON.stringify(value)), value)
          if (verdict === 'broken') return
          const answer: unknown = JSON.parse(bytes?.toString() ?? '')
          expect(success.isValid(answer) || failure.isValid(answer)).toBe(true)
        }),
        { numRuns: 40 },
      )
    }
  })
})

describe('the bytes of a success', () => {
  it('mean the same whether spliced or written anew, whatever stands in them', () => {
    const json = fc.json()
    fc.assert(
      fc.property(json, fc.constantFrom('', ' ', '\n'), fc.boolean(), (data, space, isFirst) => {
        const state = '"state":"11"'
        const text = isFirst ? `{${state},${space}"data":${data}}` : `{"data":${data},${state}}`
        const value = JSON.parse(text) as { data: unknown }
        const answer: unknown = JSON.parse(successBytes(Buffer.from(text), '11', value.data).toString())
        expect(answer).toEqual({ state: 'success', data: value.data })
      }),
    )
  })

  it('has examples of each success state', () => {
    const judge = createJudge(calls.pci.getPciParam)
    for (const state of calls.pci.getPciParam.success) {
      const value = { state, data: { caller: 'c', switchFlag: '0', switchToken: '' } }
      expect(judge(Buffer.from(JSON.stringify(value)), value).bytes?.toString()).toBe(
        JSON.stringify({ ...value, state: 'success' }),
      )
    }
  })
})
