import { describe, expect, it } from 'vitest'
import { evidenceOf, faulted } from './outcome.ts'

const ANSWER = {
  kind: 'answer',
  status: 500,
  contentType: 'text/html',
  contentEncoding: '',
  body: Buffer.from('no'),
} as const

describe('what an outcome shows of the upstream', () => {
  it.each(['broken', 'unreachable', 'tooLate'] as const)('is a fault after %s', (fault) => {
    expect(evidenceOf(faulted(fault))).toBe('fault')
  })

  it('is that it works after any answer, whatever it says and however large it is', () => {
    expect(evidenceOf(ANSWER)).toBe('fine')
    expect(evidenceOf(faulted('tooLarge'))).toBe('fine')
  })

  it.each(['abandoned', 'refused'] as const)('is nothing after %s', (fault) => {
    expect(evidenceOf(faulted(fault))).toBe('nothing')
  })
})
