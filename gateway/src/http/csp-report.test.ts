import { expect, it } from 'vitest'
import { readViolations } from './csp-report.ts'

const reported = (effectiveDirective: unknown, blockedURL: unknown) =>
  readViolations([{ type: 'csp-violation', body: { effectiveDirective, blockedURL } }])

it('names the directive and the end of the blocked host, and nothing that a script may have put into the address', () => {
  const thief = 'https://4242-4242.joe.thief4242.example/steal?n=4242424242424242&cvv=123#joe'
  expect(reported('img-src', thief)).toEqual([{ directive: 'img-src', blocked: 'thief#.example' }])
})

it('keeps the words of the policy itself', () => {
  expect(reported('script-src-elem', 'inline')).toEqual([{ directive: 'script-src-elem', blocked: 'inline' }])
})

it('replaces every other word', () => {
  expect(reported('4242 4242', 'Joe')).toEqual([{ directive: 'other', blocked: 'other' }])
  expect(reported({ toString: 1 }, null)).toEqual([{ directive: 'other', blocked: 'other' }])
})

it('reads the older form', () => {
  const report = {
    'csp-report': { 'violated-directive': 'connect-src', 'blocked-uri': 'https://evil.example' },
  }
  expect(readViolations(report)).toEqual([{ directive: 'connect-src', blocked: 'evil.example' }])
})

it('reads at most 20 of a list', () => {
  const list = Array.from({ length: 40 }, () => ({ type: 'csp-violation', body: {} }))
  expect(readViolations(list)).toHaveLength(20)
})
