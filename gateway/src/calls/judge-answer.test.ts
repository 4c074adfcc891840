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

/** Answers that are nearly right: an example with one part replaced or added. */
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
  it('never throws, and passes nothing as valid or drifted but the gateway’s own envelope', () => {
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

/** A JSON string in which any character may be an escape. */
const written = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, fc.infiniteStream(fc.integer({ min: 0, max: 3 }))).map(([plain, ways]) => {
    const escapes = [...plain].map((char) => {
      const code = char.charCodeAt(0)
      const isEscaped = ways.next().value === 0 && char.length === 1
      return isEscaped ? `\\u${code.toString(16).padStart(4, '0')}` : JSON.stringify(char).slice(1, -1)
    })
    return `"${escapes.join('')}"`
  })

const nasty = fc.constantFrom(
  'state',
  'data',
  'State',
  'state"',
  '"state":"99"',
  'u00',
  '\\u0073tate',
  '\\',
  '11',
)
const text = written(fc.oneof(nasty, fc.string({ unit: 'grapheme' })))
const space = fc.constantFrom('', ' ', '\n', '\t ')

/** The text of any JSON value: any spaces, escapes and names, some of them repeated. */
const { value: jsonText } = fc.letrec<{ value: string; member: string }>((tie) => ({
  member: fc.tuple(text, space, tie('value')).map(([name, gap, value]) => `${name}${gap}:${gap}${value}`),
  value: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    text,
    fc.constantFrom('null', 'true', '0', '-1.50e+2', '1e-400', '[]', '{}'),
    fc.tuple(space, fc.array(tie('value'), { maxLength: 3 })).map(([gap, all]) => `[${all.join(`,${gap}`)}]`),
    fc
      .tuple(space, fc.array(tie('member'), { maxLength: 3 }))
      .map(([gap, all]) => `{${gap}${all.join(',')}}`),
  ),
}))

/** Counts the fields of a name in a text. A parser cannot, since it drops repeated fields. */
function countWritten(json: string, name: string): number {
  const strings = json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/gs)
  return [...strings].filter(([, string = '', colon]) => colon && JSON.parse(string) === name).length
}

describe('the bytes of a success', () => {
  it('mean the same spliced and serialized, for any content, and name their state once', () => {
    const members = fc.tuple(
      jsonText,
      fc.array(fc.tuple(text, jsonText), { maxLength: 2 }),
      space,
      fc.boolean(),
    )
    fc.assert(
      fc.property(members, ([data, others, gap, isFirst]) => {
        const rest = others.map(([name, value]) => `,${name}:${value}`).join('')
        const json = isFirst
          ? `{"state":"11",${gap}"data":${data}${rest}}`
          : `{"data":${data}${rest},"state":"11"}`
        const value = JSON.parse(json) as { state: unknown; data: unknown }
        fc.pre(value.state === '11' && Object.keys(value).length === 2)
        const spliced = successBytes(Buffer.from(json), '11', value.data).toString()
        const serialized = JSON.stringify({ state: 'success', data: value.data })
        expect(JSON.parse(spliced)).toEqual(JSON.parse(serialized))
        expect(countWritten(spliced, 'state')).toBe(countWritten(serialized, 'state'))
      }),
      { numRuns: 500 },
    )
  }, 30_000)

  it('are the answer’s own where that is safe, which most answers are', () => {
    const json = '{"state":"11", "data" : {"name":"Z\u00fcrich" ,"n":1.50}}'
    expect(successBytes(Buffer.from(json), '11', {}).toString()).toBe(json.replace('"11"', '"success"'))
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
