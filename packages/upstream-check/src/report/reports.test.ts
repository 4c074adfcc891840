import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allCalls } from '@layover/contracts'
import { afterAll, expect, it } from 'vitest'
import { annotations } from './annotations.ts'
import { readBaseline, withBaseline } from './baseline.ts'
import { consoleReport } from './console-report.ts'
import { htmlReport } from './html-report.ts'
import { deprecations } from './make-report.ts'
import { markdownReport } from './markdown-report.ts'
import type { Finding, Report } from './report.ts'
import { sortFindings } from './sort-findings.ts'
import { BUSY } from './words.ts'

const folder = mkdtempSync(join(tmpdir(), 'upstream-check-reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const finding: Finding = {
  call: 'lounge.detail',
  level: 'L2',
  severity: 'breaks',
  rule: 'every answer has the contract’s shape',
  path: '$.data.rules[3]',
  expected: 'string',
  got: '"a|b\n<b>"',
  curl: '',
}
const report: Report = {
  contract: { version: '1.0.0', digest: '0123456789ab' },
  baseUrl: 'http://127.0.0.1:9',
  outcome: 'breaks',
  isPartial: false,
  hasWrites: false,
  levels: ['L2'],
  seed: 1,
  calls: [
    {
      call: 'lounge.detail',
      verdict: 'breaks',
      hasSuccess: true,
      tested: [],
      untested: [],
      findings: [finding],
    },
  ],
  missing: ['order.get'],
  advice: [],
  run: { startedAt: '2027-01-01T00:00:00Z', totalMs: 1, p95Ms: {}, requests: 1, measured: [] },
}

function baseline(known: object, today: string) {
  const path = join(folder, 'known.json')
  writeFileSync(path, JSON.stringify({ known: [known] }))
  const read = readBaseline(path, new Date(`${today}T12:00:00Z`))
  if ('fault' in read) throw new Error(read.fault)
  return withBaseline({ ...report, missing: [] }, read)
}

it('a known difference is let through with its reason until the end of its last day', () => {
  const known = { call: 'lounge.detail', path: '$.data.rules[]', reason: 'LAY-12', until: '2027-01-31' }
  const during = baseline(known, '2027-01-31')
  expect(during.outcome).toBe('ok')
  expect(during.calls[0]?.findings[0]?.known).toBe('LAY-12, until 2027-01-31')
  expect(baseline(known, '2027-02-01').outcome).toBe('breaks')
  expect(baseline({ ...known, path: '$.data.name' }, '2027-01-01').outcome).toBe('breaks')
})

it('annotations and Markdown hold an upstream’s words as text of one line', () => {
  expect(annotations(report)).toBe(
    '::error title=lounge.detail%3A every answer has the contract’s shape::$.data.rules[3] expected string, got "a|b%0A<b>"\n' +
      '::error title=order.get::required and not tested\n',
  )
  const markdown = markdownReport(report)
  expect(markdown).toContain('| lounge.detail | breaks the shop | ')
  expect(markdown).not.toMatch(/a\|b|<b>/)
})

it('the last line counts one as one, and ends a question as it is', () => {
  expect(consoleReport(report)).toContain('\n1 call: 1 breaks the shop.')
  expect(consoleReport(report)).toContain(' 1 request in 0.0 s.\n')
  const reason = 'it knows none of the calls: is the path of the address right?'
  const nothing = { ...report, outcome: 'nothing tested', calls: [], reason } as const
  expect(consoleReport(nothing)).toContain(`Nothing was tested: ${reason} 1 request`)
})

it('a call that is not served is called so, in the table and below it', () => {
  const absent = { ...report, calls: report.calls.map((each) => ({ ...each, verdict: 'absent' as const })) }
  expect(consoleReport(absent)).toContain('lounge.detail: not served · L2')
  const [, calls] = htmlReport(absent).split('aria-label="Calls"')
  expect(calls).toContain('not served')
  expect(calls).not.toContain('breaks the shop')
})

it('the difference that hurts most comes first', () => {
  const lax: Finding = { ...finding, severity: 'lax', level: 'L4', rule: 'a wrong request is refused' }
  const price: Finding = { ...finding, level: 'S', path: '$.data.total' }
  const late: Finding = { ...finding, severity: 'harmless', level: 'L5' }
  expect(sortFindings([late, lax, price, finding])).toEqual([finding, price, lax, late])
})

it('a report advises what goes', () => {
  const deprecation = { since: '2027-01-01', until: '2027-07-01', heir: 'use lounge.other' }
  const [call] = allCalls
  if (call === undefined) throw new Error('there are calls')
  expect(deprecations([{ ...call, deprecation }])[0]).toBe(
    `${call.id}: call is deprecated since 2027-01-01 and gone from 2027-07-01: use lounge.other.`,
  )
})

it('a check that tested nothing says why: the need of its calls, or that some got nothing but 429', () => {
  const untestedFor = (...untested: string[]) =>
    ({
      call: 'order.get',
      verdict: 'untested',
      hasSuccess: false,
      tested: [],
      untested,
      findings: [],
    }) as const
  const textOf = (...calls: Report['calls']) => consoleReport({ ...report, outcome: 'nothing tested', calls })
  const [busy, unwritten] = [untestedFor('an order in --data', BUSY), untestedFor('needs --writes')]
  expect(textOf(unwritten)).toContain('Nothing was tested: needs --writes.')
  expect(textOf(busy)).toMatch(/order.get \| not tested \| +– \| this upstream answers 429/)
  expect(textOf(busy, unwritten)).toContain(
    'Nothing was tested: no answer was a success. 1 call got 429 for longer than the check can wait: raise the limit.',
  )
})
