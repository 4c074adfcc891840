import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { allCalls, calls, compileCheck, errorCodes, purchases, stateNames, upstreamRequest } from './index.ts'
import { listCalls } from './registry.ts'

/** The paths of the calls that are not additions (P212), written by hand, so that a definition lost or renamed is seen. */
const UPSTREAM_PATHS = readFileSync(new URL('./upstream-paths.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

describe('the registry', () => {
  it('holds each of the forty calls of an upstream, and only additions beside them', () => {
    const promised = allCalls.filter((call) => !call.addition).map((call) => `${call.method} ${call.path}`)
    expect(promised.sort()).toEqual([...UPSTREAM_PATHS].sort())
    expect(UPSTREAM_PATHS).toHaveLength(40)
  })

  it('has a row for each call in the table of the rules, with + at each addition (P212)', () => {
    const rules = readFileSync(new URL('../../docs/product.md', import.meta.url), 'utf8')
    const rows = rules.matchAll(
      /^\| \*\*P\d+\*\* \| (\+ )?(?:GET )?`(.*?)` +\| \w+ +\| (?:read|hold|order|submit)/gm,
    )
    const marked = [...rows].map(([, plus = '', path]) => plus + path)
    expect(marked.sort()).toEqual(allCalls.map(({ addition, path }) => (addition ? '+ ' : '') + path).sort())
  })

  it('has a purchase for every call that orders or pays', () => {
    const ordering = allCalls.filter(({ effect }) => effect === 'order')
    const sold = Object.values(purchases).flatMap(({ createOrder, confirm }) => [createOrder, confirm])
    expect(new Set<unknown>(sold)).toEqual(new Set(ordering))
  })

  it('refuses two definitions with one path', () => {
    const twin = { ...calls.airport.get, id: 'airport.twin' }
    expect(() => listCalls({ airport: { get: calls.airport.get, twin } })).toThrow(
      '/airport/get is defined twice',
    )
  })

  it('refuses a definition whose id is not its tag and name', () => {
    expect(() => listCalls({ airport: { search: calls.airport.get } })).toThrow(
      'airport.get stands at airport.search',
    )
  })
})

describe.each(allCalls.map((call) => [call.id, call] as const))('%s', (_id, call) => {
  it('has a summary and a description', () => {
    expect(call.summary).toMatch(/^[A-Z].{9,}[^.]$/)
    expect(call.description).toMatch(/^[A-Z].{39,}\.$/s)
  })

  it('lists its error codes, each a known one', () => {
    expect(Array.isArray(call.errorCodes)).toBe(true)
    expect(new Set(call.errorCodes).size).toBe(call.errorCodes.length)
    for (const code of call.errorCodes) expect(errorCodes).toHaveProperty([code])
  })

  it('has examples that keep its own schemas and name a known state', () => {
    expect(call.examples.length).toBeGreaterThan(0)
    for (const example of call.examples) {
      expect(stateNames).toHaveProperty([example.given])
      for (const place of ['path', 'query', 'body'] as const) {
        const schema = call.request[place]
        const value: unknown = (example.request as Record<string, unknown>)[place]
        if (schema) expect(compileCheck(schema).violations(value)).toEqual([])
        else expect(value).toBeUndefined()
      }
      if ('data' in example.reply) expect(compileCheck(call.data).violations(example.reply.data)).toEqual([])
      else expect(call.errorCodes).toContain(example.reply.errorCode)
    }
  })

  it('names no card field anywhere in its request', () => {
    const text = JSON.stringify(upstreamRequest(call)).toLowerCase()
    for (const field of ['cardnumber', 'cvv', 'expirydate', 'expiretime', 'cardholder'])
      expect(text).not.toContain(field)
  })

  it('has a time to live for reads alone', () => {
    if (call.ttlSeconds !== undefined) expect(call.effect).toBe('read')
  })

  it('has a time after the time to live for each cached answer, and for no other', () => {
    expect(call.staleSeconds !== undefined).toBe(call.ttlSeconds !== undefined)
  })

  it('names the place of its slots by a field of its body', () => {
    const { slotsOf, request } = call
    if (slotsOf !== undefined) expect(Object.keys(request.body?.properties ?? {})).toContain(slotsOf)
  })

  it('is limited as heavy, or more strictly, where it costs much', () => {
    if (call.cost === 'heavy') expect(['heavy', 'account']).toContain(call.limit)
  })
})
