import { describe, expect, it } from 'vitest'
import { reasonOf, StoreError, storeErrorOf } from './store-error.ts'

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

describe('an error of a query', () => {
  const coded = (code: string) => Object.assign(new Error('why'), { code })

  it.each(['25006', '53100', '53300', '57P01', '58030', '08006', 'ECONNRESET'])(
    'is one line for the operator where the database is to blame: %s',
    (code) => {
      expect(storeErrorOf(coded(code))).toEqual(new StoreError('the database cannot be used: why'))
    },
  )

  it('is the same for the words of the driver', () => {
    const said = 'Connection terminated unexpectedly'
    expect(storeErrorOf(new Error(said))).toEqual(new StoreError(`the database cannot be used: ${said}`))
  })

  it.each([coded('23505'), coded('42601'), coded('ENOTDIR'), new Error('a fault of ours'), undefined])(
    'stays as it is otherwise: %s',
    (error) => {
      expect(storeErrorOf(error)).toBe(error)
    },
  )
})
