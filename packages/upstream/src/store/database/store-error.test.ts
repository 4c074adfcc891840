import { describe, expect, it } from 'vitest'
import { reasonOf } from './store-error.ts'

describe('why a database cannot be opened', () => {
  it.each([
    ['a full disk as Node reports it', Object.assign(new Error('ENOSPC: …'), { code: 'ENOSPC' })],
    ['a full disk as PGlite throws it', { name: 'ErrnoError', errno: 51 }],
  ])('is described in words: %s', (_name, error) => {
    expect(reasonOf(error)).toBe('no space left on the disk')
  })

  it('is one line, also for an error without a message', () => {
    expect(reasonOf(new Error('broken\nat somewhere'))).toBe('broken')
    expect(reasonOf({ errno: 29 })).toBe('error 29 of its file system')
    expect(reasonOf(undefined)).toBe('undefined')
  })
})
