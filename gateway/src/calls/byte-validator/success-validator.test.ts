import { allCalls, type CallDefinition } from '@layover/contracts'
import { Type } from '@sinclair/typebox'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createJudge } from '../judge-answer.ts'
import { createSuccessValidator } from './success-validator.ts'

function successTexts(call: CallDefinition): string[] {
  return call.examples.flatMap(({ reply }) =>
    'data' in reply ? call.success.map((state) => JSON.stringify({ state, data: reply.data })) : [],
  )
}

function textOf(chunks: readonly Buffer[] | undefined): string | undefined {
  return chunks && Buffer.concat(chunks).toString()
}

/** The verdict of parser and check on the same bytes. */
function judged(call: CallDefinition, body: Buffer) {
  const value: unknown = JSON.parse(body.toString())
  return createJudge(call)(body, value)
}

const rows = allCalls.map((call) => [call.id, call] as const)

describe.each(rows)('an answer of %s', (_id, call) => {
  const validate = createSuccessValidator(call)

  it('passes the byte validator as an example of the contract, and means the same as after parsing', () => {
    for (const text of successTexts(call)) {
      const body = Buffer.from(text)
      const { verdict, bytes } = judged(call, body)
      expect(verdict).toBe('valid')
      const validated = textOf(validate(body))
      // A text may have escapes that only the parser reads.
      if (!text.includes('\\')) expect(validated).toBeDefined()
      if (validated !== undefined) expect(JSON.parse(validated)).toEqual(JSON.parse(bytes?.toString() ?? ''))
    }
  })

  it('with a change anywhere passes the byte validator only where it passes the check', () => {
    const texts = successTexts(call)
    if (texts.length === 0) return
    fc.assert(
      fc.property(fc.constantFrom(...texts), changes, (text, changed) => {
        const body = changed.reduce(change, Buffer.from(text))
        const validated = textOf(validate(body))
        if (validated === undefined) return
        const { verdict, bytes } = judged(call, body)
        expect(verdict).toBe('valid')
        expect(JSON.parse(validated)).toEqual(JSON.parse(bytes?.toString() ?? ''))
      }),
      { numRuns: 150 },
    )
  })
})

type Change = readonly [where: number, dropped: number, put: string | Uint8Array | number]

const SYNTAX = [
  '"',
  '\\',
  '\\"',
  '\\n',
  '\\u0041',
  '\\ud800',
  '\\x',
  ',',
  ':',
  '{',
  '}',
  '[',
  ']',
  ' ',
  '\n',
  '\0',
]
const NUMBERS = ['0', '9', '00', '-', '-0', '1e3', '1e999', '.5', '5.', '1.0']
const WORDS = ['true', 'false', 'null', 'x', 'Z', 'é', '𝄞', 'x'.repeat(70)]
const VALUES = ['""', '{}', '[]', '"x"', '"x":1,', ',"state":"11"', '"__proto__":1,', ',{}']
const NOT_UTF8 = [Uint8Array.of(0xff), Uint8Array.of(0xc3), Uint8Array.of(0xed, 0xa0, 0x80)]
/** So many bytes of the body itself. */
const PARTS_OF_BODY = [1, 3, 8, 20]

/** Pieces that may break JSON, a shape, a pattern or UTF-8. */
const insertions = fc.constantFrom<string | Uint8Array | number>(
  ...SYNTAX,
  ...NUMBERS,
  ...WORDS,
  ...VALUES,
  ...NOT_UTF8,
  ...PARTS_OF_BODY,
)

const changes: fc.Arbitrary<Change[]> = fc.array(
  fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.constantFrom(0, 0, 0, 1, 1, 2, 5, 12), insertions),
  { minLength: 1, maxLength: 3 },
)

function change(body: Buffer, [where, dropped, put]: Change): Buffer {
  const at = Math.floor(where * body.length)
  const own = typeof put === 'number' ? body.subarray(at, at + put) : Buffer.from(put)
  return Buffer.concat([body.subarray(0, at), own, body.subarray(at + dropped)])
}

/** The data of a small call with texts, numbers and words of a list; each row below changes one of them. */
const PROGRAM = { id: 'x', rate: 1.5, count: 2, name: 'Zürich "1"', day: 'Mon', isOpen: true }
const call = {
  success: ['11'],
  data: Type.Object(
    {
      id: Type.String({ pattern: '^[a-z]{1,3}$' }),
      rate: Type.Number({ maximum: 9 }),
      count: Type.Integer(),
      name: Type.String({ minLength: 2, maxLength: 10 }),
      day: Type.Union([Type.Literal('Mon'), Type.Literal('Tue')]),
      isOpen: Type.Optional(Type.Boolean()),
    },
    { additionalProperties: false },
  ),
}
const text = JSON.stringify({ state: '11', data: PROGRAM })

it('an answer passes with its fields in any order', () => {
  const reversed = Object.fromEntries(Object.entries(PROGRAM).reverse())
  for (const data of [PROGRAM, reversed]) {
    const validated = createSuccessValidator(call)(Buffer.from(JSON.stringify({ state: '11', data })))
    expect(JSON.parse(textOf(validated) ?? '')).toEqual({ state: 'success', data })
  }
})

it.each([
  ['a blank', ':2', ': 2'],
  ['a field twice', '"count":2', '"count":2,"count":2'],
  ['an undeclared field', '"count":2', '"count":2,"more":2'],
  ['a missing field', '"count":2,', ''],
  ['something after it', '}}', '}}{}'],
  ['no end', '}}', '}'],
  ['another state', '"11"', '"12"'],
  ['the state in escapes', '"state"', '"st\\u0061te"'],
  ['half a number', '1.5', '1.'],
  ['a number with a zero before it', ':2', ':02'],
  ['a fraction for a whole number', ':2', ':2.5'],
  ['a number too large', '1.5', '1e5'],
  ['a number in quotes', ':2', ':"2"'],
  ['a word of another list', 'Mon', 'Fri'],
  ['a text of other characters', '"x"', '"X"'],
  ['a text too long for its pattern', '"x"', '"xxxx"'],
  ['a text too long', 'Zürich', 'Zürich Zürich'],
  ['a text too short', 'Zürich \\"1\\"', 'Z'],
  ['a text too short but for its bytes', 'Zürich \\"1\\"', 'ü'],
  ['a bare line break in a text', 'Zürich', 'Zü\nich'],
  ['a bare zero in a text', 'Zürich', 'Zü\0ich'],
  ['half a character in escapes', 'Zürich', '\\ud800'],
  ['an escape that JSON does not know', 'Zürich', '\\x41'],
  ['a comma before its end', 'true}', 'true,}'],
])('the byte validator leaves an answer with %s to the parser', (_what, part, put) => {
  const changed = text.replace(part, () => put)
  expect(changed).not.toBe(text)
  expect(createSuccessValidator(call)(Buffer.from(changed))).toBeUndefined()
})

it('the byte validator leaves an answer that is not UTF-8 to the parser', () => {
  expect(createSuccessValidator(call)(Buffer.from(text, 'latin1'))).toBeUndefined()
})
