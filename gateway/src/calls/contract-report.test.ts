import { allCalls, type CallDefinition, calls, createAnswerJudge, decodeAnswer } from '@layover/contracts'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createCallMetrics } from '../metrics/call-metrics.ts'
import { createAnswerer } from './answer-call.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** An answer as it comes over the wire. */
function wire(
  value: unknown,
  change: { status?: number; contentType?: string; contentEncoding?: string } = {},
) {
  const body = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value))
  return { status: 200, contentType: JSON_TYPE, contentEncoding: '', ...change, body }
}
type Wire = ReturnType<typeof wire>

type Says = (answer: Wire) => string | undefined

/** The description of a check of an upstream, with the values that a log leaves out. */
function checkOf(call: CallDefinition): Says {
  const judge = createAnswerJudge(call)
  return (answer) => {
    const decoded = decodeAnswer(answer, (bytes) => Buffer.from(bytes).toString())
    if (!decoded.ok)
      return `${decoded.wrong.part} expected ${decoded.wrong.expected}, got ${decoded.wrong.got}`
    const [first] = judge(decoded.value).violations()
    return first && `${first.path} expected ${first.expected}, got ${first.got}`
  }
}

/** The line that the gateway logs in report mode, at most once a second for each call. */
function gatewayOf(call: CallDefinition): Says {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const { log } = Fastify({ logger: { level: 'warn', stream } })
  const metrics = createCallMetrics(new Registry())
  const answerer = createAnswerer(call, { validation: 'report', metrics })
  return (answer) => {
    vi.advanceTimersByTime(1_001)
    lines.length = 0
    try {
      answerer({ kind: 'answer', ...answer }, log)
    } catch {
      // An answer that is no JSON is a 502 in either mode; only its log line matters here.
    }
    expect(lines.length).toBeLessThanOrEqual(1)
    return lines[0] && (JSON.parse(lines[0]) as { difference: string }).difference
  }
}

/** A log holds no value of a field, only its kind. */
const withoutValues = (text: string | undefined) =>
  text?.startsWith('$')
    ? text.replace(/got ".*$/s, 'got a string').replace(/got -?\d.*$/s, 'got a number')
    : text

beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** Each field of a call's own example, wrong in several ways. */
function wrongAnswers(call: CallDefinition): Wire[] {
  const good = call.examples.find(({ reply }) => 'data' in reply)?.reply
  if (good === undefined || !('data' in good)) return []
  const state = call.success[0]
  const item = Array.isArray(good.data) ? good.data[0] : good.data
  const again = (changed: unknown) => (Array.isArray(good.data) ? [item, changed] : changed)
  return Object.keys(item as object).flatMap((name) =>
    [null, 'yes', -1, {}, undefined].map((value) =>
      wire({ state, data: again({ ...(item as object), [name]: value }) }),
    ),
  )
}

describe('the gateway in report mode and a check of the upstream', () => {
  it.each(allCalls.map((call) => [call.id, call] as const))('agree on wrong answers: %s', (_id, call) => {
    const [check, gateway] = [checkOf(call), gatewayOf(call)]
    for (const answer of wrongAnswers(call)) expect(gateway(answer)).toBe(withoutValues(check(answer)))
  })

  it.each([
    ['another status', wire({}, { status: 500 })],
    ['a page', wire('<html>', { contentType: 'text/html' })],
    ['gzip', wire('x', { contentEncoding: 'gzip' })],
    ['nothing', wire('')],
    ['no JSON', wire('{"state":')],
    ['a state as a number', wire({ state: 11, data: {} })],
    ['no data', wire({ state: '11' })],
    ['a refusal without a code', wire({ state: '99' })],
    ['no object', wire([1])],
  ])('agree on %s', (_what, answer) => {
    const difference = checkOf(calls.lounge.detail)(answer)
    expect(difference).toBeDefined()
    expect(gatewayOf(calls.lounge.detail)(answer)).toBe(withoutValues(difference))
  })
})
