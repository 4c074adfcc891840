import { expect, it } from 'vitest'
import { readViolations } from './csp-report.ts'

const OWN = new Set(['https://shop.example'])
const page = 'https://shop.example/airport/1/LHR?from=4242'

const reported = (effectiveDirective: unknown, blockedURL: unknown, documentURL: unknown = page) =>
  readViolations([{ type: 'csp-violation', body: { documentURL, effectiveDirective, blockedURL } }], OWN)

const enforced = { disposition: 'enforce' }

it.each([
  ['https://4242-4242.joe.thief.example/steal?n=4242424242424242&cvv=123#joe', 'foreign'],
  ['https://operator-please-run-this.example', 'foreign'],
  ['https://shop.example/assets/4242.js', 'own'],
  ['chrome-extension://4242/x.js', 'extension'],
  ['moz-extension', 'extension'],
  ['inline', 'inline'],
  ['Joe 4242', 'other'],
  [null, 'other'],
])(
  'says of what was blocked, %j, that it is %s, and nothing that a sender may have put into it',
  (blocked, word) => {
    expect(reported('img-src', blocked)).toEqual([{ directive: 'img-src', blocked: word, ...enforced }])
  },
)

it('replaces every other word', () => {
  expect(reported('4242 4242', 'Joe')).toEqual([{ directive: 'other', blocked: 'other', ...enforced }])
  expect(reported({ toString: 1 }, null)).toEqual([{ directive: 'other', blocked: 'other', ...enforced }])
})

it.each([
  'https://evil.example/',
  'https://shop.example.evil.example/',
  'http://shop.example/',
  'about:blank',
  '',
  5,
  null,
])('leaves out a report of the page %j, which is not the shop’s', (documentURL) => {
  expect(reported('img-src', 'inline', documentURL)).toEqual([])
  const older = { 'document-uri': documentURL, 'effective-directive': 'img-src' }
  expect(readViolations({ 'csp-report': older }, OWN)).toEqual([])
})

it('leaves out a report that names no page', () => {
  const body = { effectiveDirective: 'img-src' }
  expect(readViolations([{ type: 'csp-violation', body }], OWN)).toEqual([])
  expect(readViolations({ 'csp-report': { 'effective-directive': 'img-src' } }, OWN)).toEqual([])
})

it('reads the older form', () => {
  const report = {
    'csp-report': {
      'document-uri': page,
      'violated-directive': 'require-trusted-types-for',
      'blocked-uri': 'trusted-types-sink',
      disposition: 'report',
    },
  }
  expect(readViolations(report, OWN)).toEqual([
    { directive: 'require-trusted-types-for', blocked: 'trusted-types-sink', disposition: 'report' },
  ])
})

it('reads at most 20 of a list', () => {
  const list = Array.from({ length: 40 }, () => ({ type: 'csp-violation', body: { documentURL: page } }))
  expect(readViolations(list, OWN)).toHaveLength(20)
})
