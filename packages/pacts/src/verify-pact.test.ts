import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { promised, useScriptedUpstream } from './scripted-upstream.test-kit.ts'
import { type StateChange, verifyPact, verifyUpstream } from './verify-pact.ts'

const upstream = useScriptedUpstream()
const price = promised('lounge.getCommonPrice: the walk-up price')
const calls = ['lounge.getCommonPrice']
const stateChange: StateChange = async () => ({})

beforeEach(() => {
  upstream.received.length = 0
  upstream.script = { text: JSON.stringify(price) }
})

async function failuresOf(change: object = {}) {
  const { failures } = await verifyUpstream({ baseUrl: upstream.baseUrl, stateChange, calls, ...change })
  return failures.map(({ call, mismatches }) => [call, ...mismatches.map(({ of, path }) => `${of} ${path}`)])
}

describe('an answer', () => {
  it.each<[string, object]>([
    ['as the example', price],
    ['with other values of the same kinds', { ...price, data: { ...price.data, price: '41.50' } }],
    ['with its keys in another order', { data: price.data, state: price.state }],
    ['with a property more', { ...price, more: 1, data: { ...price.data, more: null } }],
  ])('%s keeps the pact', async (_what, answer) => {
    upstream.script = { text: JSON.stringify(answer), type: 'application/json;charset=UTF-8' }
    expect(await failuresOf()).toEqual([])
  })

  it.each<[string, object, string]>([
    ['lacks a field', { ...price, data: { ...price.data, price: undefined } }, 'body $.data'],
    ['has money as a number', { ...price, data: { ...price.data, price: 34 } }, 'body $.data.price'],
    ['has money in a wrong form', { ...price, data: { ...price.data, price: '34,00' } }, 'body $.data.price'],
    ['has null for a text', { ...price, data: { ...price.data, currency: null } }, 'body $.data.currency'],
    ['has another state', { ...price, state: '1' }, 'body $.state'],
    ['has its state as a number', { ...price, state: 11 }, 'body $.state'],
  ])('that %s is named by call and path', async (_what, answer, where) => {
    upstream.script = { text: JSON.stringify(answer) }
    const [first, ...others] = await failuresOf()
    expect(others).toEqual([])
    expect(first?.[0]).toBe('lounge.getCommonPrice')
    expect(first).toContain(where)
  })

  it('with success codes of the upstream’s own keeps the pact that knows them, and no other', async () => {
    const states = new Map([
      ['11', '00'],
      ['1', '01'],
    ])
    upstream.script = { text: JSON.stringify({ ...price, state: '00' }) }
    expect(await failuresOf({ states })).toEqual([])
    expect((await failuresOf()).flat()).toContain('body $.state')
    upstream.script = { text: JSON.stringify(price) }
    expect((await failuresOf({ states })).flat()).toContain('body $.state')
    upstream.script = { text: JSON.stringify({ state: '11', errorCode: 'NOT_FOUND' }) }
    const kept = await verifyUpstream({
      baseUrl: upstream.baseUrl,
      stateChange,
      calls: ['lounge.detail'],
      states,
    })
    expect(kept.failures.map(({ description }) => description)).toEqual(['lounge.detail: one lounge'])
  })

  it.each([
    ['is HTML', { text: '<h1>Bad Gateway</h1>', type: 'text/html' }, 'header Content-Type'],
    ['has another status', { text: JSON.stringify(price), status: 500 }, 'status '],
  ])('that %s is named', async (_what, script, where) => {
    upstream.script = script
    expect((await failuresOf()).flat()).toContain(where)
  })

  it.each([
    ['breaks off', { text: JSON.stringify(price), isCut: true }, {}],
    ['never comes', { text: '', isSilent: true }, { timeoutMs: 1_000 }],
  ])('that %s is a failure of its call', async (_what, script, patience) => {
    upstream.script = script
    const failures = await failuresOf(patience)
    expect(failures).toMatchObject([['lounge.getCommonPrice', expect.any(String)]])
  })

  it('of nobody is a failure of its call', async () => {
    expect(await failuresOf({ baseUrl: 'http://127.0.0.1:9' })).toMatchObject([
      ['lounge.getCommonPrice', expect.any(String)],
    ])
  })
})

describe('a backend with data of its own', () => {
  const own = { loungeCode: 'own-lounge', agentId: 'own-agent', planId: 'own-plan' }
  const stateChange: StateChange = async () => own

  it('gets its own lounge, plan and agent, in body, query and path', async () => {
    const options = { ...own, stateChange }
    await failuresOf({ ...options, calls: ['lounge.detail'] })
    await failuresOf({ ...options, calls: ['purchasemembership.getPlanByAgentId'] })
    await failuresOf({ ...options, calls: ['lounge.createSession'] })
    const bodies = upstream.received.map(({ body }) => body).filter(Boolean)
    expect(bodies.map((body) => JSON.parse(body) as object)).toEqual([
      { agentId: 'own-agent', loungeCode: 'QQQ-NOWHERE' },
      { agentId: 'own-agent', loungeCode: 'own-lounge' },
    ])
    const urls = upstream.received.map(({ url }) => url)
    expect(urls).toContain('/lounge/createSession/own-agent')
    expect(urls.join()).toMatch(/agentId=own-agent.*planId=own-plan|planId=own-plan.*agentId=own-agent/)
  })

  it('gets a fresh Idempotency-Key with every order of every run, and its own headers', async () => {
    const headers = { 'x-api-key': 'secret' }
    for (const _run of [1, 2]) await failuresOf({ calls: ['customer.serviceCreate'], headers })
    const keys = upstream.received.map((each) => each.headers['idempotency-key'])
    expect(new Set(keys).size).toBe(8)
    expect(upstream.received.map((each) => each.headers['x-api-key'])).toEqual(Array(8).fill('secret'))
  })

  it('may bring its states about at an address, in the words of every Pact verifier', async () => {
    const heard: unknown[] = []
    const states = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      heard.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.end(JSON.stringify(own))
    })
    await new Promise<void>((resolve) => states.listen(0, '127.0.0.1', resolve))
    const url = `http://127.0.0.1:${(states.address() as AddressInfo).port}/states`
    await failuresOf({ stateChange: url, calls: ['lounge.popularLounges'] })
    states.close()
    expect(heard).toEqual([
      { state: 'catalogue', params: { popularAgentId: 'layover-popular' }, action: 'setup' },
    ])
  })
})

describe('a run that proves nothing is an error', () => {
  it('when the pact has no interaction', async () => {
    const path = join(tmpdir(), `layover-empty-pact-${process.pid}.json`)
    const metadata = { pactSpecification: { version: '4.0' } }
    const names = { consumer: { name: 'gateway' }, provider: { name: 'upstream' } }
    writeFileSync(path, JSON.stringify({ ...names, interactions: [], metadata }))
    await expect(verifyPact(path, { baseUrl: upstream.baseUrl, stateChange })).rejects.toThrow(
      'Pact verified 0 of 0 interactions',
    )
  })

  it('when a call is not in the pact', async () => {
    await expect(failuresOf({ calls: ['lounge.nothing'] })).rejects.toThrow(
      'The pact has no call lounge.nothing',
    )
    await expect(failuresOf({ calls: [] })).rejects.toThrow('Pact verified 0 of 0 interactions')
  })

  it('when a state cannot be brought about', async () => {
    const stateChange: StateChange = async () => await Promise.reject(new Error('no database'))
    await expect(failuresOf({ stateChange })).rejects.toThrow(
      "The state 'catalogue' could not be brought about: Error: no database",
    )
  })
})
