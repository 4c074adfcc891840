import { describe, expect, it } from 'vitest'
import { errorLines } from './logs.ts'

describe('a server’s output', () => {
  it('may hold warnings, and nothing else', () => {
    expect(errorLines('{"level":30,"msg":"a"}\n{"level":40,"msg":"b"}\n')).toEqual([])
  })

  it('shows errors, and lines that are no log, such as a crash', () => {
    const crash = 'Error: boom\n    at x.js:1'
    expect(errorLines(`{"level":50,"msg":"a"}\n${crash}`)).toEqual([
      '{"level":50,"msg":"a"}',
      ...crash.split('\n'),
    ])
  })
})
