import { calls } from '@layover/contracts'
import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, it } from 'vitest'
import { createCallMetrics } from '../metrics/call-metrics.ts'
import { createViolationLog } from './violation-log.ts'

function setup() {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const { log } = Fastify({ logger: { level: 'warn', stream } })
  return {
    lines,
    log,
    violationLog: createViolationLog(calls.lounge.detail, createCallMetrics(new Registry())),
  }
}

it('the log names path, expected and got, once a second for each call', () => {
  const { lines, log, violationLog } = setup()
  for (let i = 0; i < 100; i++) {
    violationLog.note(log, 'broken', () => [
      { path: '$.data.prebookAllow', expected: 'boolean', got: '"yes"' },
    ])
  }
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    call: 'lounge.detail',
    verdict: 'broken',
    difference: '$.data.prebookAllow expected boolean, got a string',
  })
})

it.each([
  '"amelia@example.com"',
  '"a@b.ch"',
  '"tok_5Jw8Zq2LmX4vR7nT"',
  '"Amelia Hart-Núñez"',
  '"Zoë"',
  '447400123456',
])('the log never repeats %s', (got) => {
  const { lines, log, violationLog } = setup()
  violationLog.note(log, 'broken', () => [{ path: '$.data.leadName', expected: 'integer', got }])
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain(got.replaceAll('"', ''))
})
