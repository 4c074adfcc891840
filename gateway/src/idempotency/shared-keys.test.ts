import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTrafficCounts } from '../metrics/traffic-counts.ts'
import type { SharedStore } from '../redis/shared-store.ts'
import { createFingerprintHmacs } from './fingerprint-hmacs.ts'
import { createMemoryStore } from './memory-store.ts'
import { createSharedKeys } from './shared-keys.ts'

const [older, newer, stranger] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const answer = Buffer.from(JSON.stringify({ state: 'success', data: { leadName: 'Amelia Hart' } }))

/** A stub of Redis for one key: a gateway stores an answer, and the next one reads it. */
function startFake() {
  const stored = new Map<string, string>()
  const store: SharedStore = {
    run: async ({ text }, [name = ''], [, value = '']) => {
      if (text.includes("'answer', ARGV[2]")) stored.set(name, value)
      const found = stored.get(name)
      return found === undefined ? ['first'] : ['replay', found]
    },
    close: () => undefined,
  }
  /** Another gateway with an empty memory of its own. */
  const gateway = (...sessionKeys: Buffer[]) => {
    const own = createMemoryStore({ ttlMs: 60_000, maxBytes: 1_000_000 })
    return createSharedKeys({ store, own, ttlMs: 60_000, counts: createTrafficCounts(), sessionKeys })
  }
  return { stored, gateway }
}

async function keep(keys: ReturnType<ReturnType<typeof startFake>['gateway']>, key = 'visitor key') {
  expect(await keys.claim(key, 'f')).toEqual({ kind: 'first' })
  keys.save(key, 'f', answer)
}

describe('an order’s answer that gateways share', () => {
  it('cannot be read in Redis', async () => {
    const { stored, gateway } = startFake()
    await keep(gateway(newer))
    const [text = ''] = stored.values()
    expect(text.length).toBeGreaterThan(answer.length)
    for (const seen of [text, Buffer.from(text, 'base64').toString('latin1')])
      expect(seen).not.toMatch(/Amelia|leadName|success/)
    expect(text).not.toContain(answer.toString('base64').slice(0, 16))
  })

  it('is replayed by a gateway that has the session key, newest or not', async () => {
    const { gateway } = startFake()
    await keep(gateway(older))
    for (const keys of [gateway(older), gateway(newer, older)])
      expect(await keys.claim('visitor key', 'f')).toEqual({ kind: 'replay', answer })
  })

  it('is sealed by the newest key', async () => {
    const { gateway } = startFake()
    await keep(gateway(newer, older))
    expect(await gateway(newer).claim('visitor key', 'f')).toEqual({ kind: 'replay', answer })
    expect(await gateway(older).claim('visitor key', 'f')).toEqual({ kind: 'first' })
  })

  it.each([
    ['sealed by a stranger', (text: string) => text, stranger],
    ['changed', (text: string) => `${text.slice(0, 50)}AAAA${text.slice(54)}`, newer],
    ['cut short', (text: string) => text.slice(0, 20), newer],
    ['not sealed at all', () => answer.toString('base64'), newer],
  ])('counts as none when it is %s: the provider’s own key decides', async (_what, change, key) => {
    const { stored, gateway } = startFake()
    await keep(gateway(newer))
    for (const [name, text] of stored) stored.set(name, change(text))
    const keys = gateway(key)
    expect(await keys.claim('visitor key', 'f')).toEqual({ kind: 'first' })
    keys.save('visitor key', 'f', answer)
    expect(await gateway(key).claim('visitor key', 'f')).toEqual({ kind: 'replay', answer })
  })

  it('is no answer under another order’s key', async () => {
    const { stored, gateway } = startFake()
    await keep(gateway(newer))
    const [text = ''] = stored.values()
    await keep(gateway(newer), 'other visitor')
    for (const name of stored.keys()) stored.set(name, text)
    expect(await gateway(newer).claim('other visitor', 'f')).toEqual({ kind: 'first' })
  })
})

describe('the HMACs of an order’s contents', () => {
  const hmacs = (...keys: Buffer[]) => createFingerprintHmacs(keys)

  it('need a session key, and differ from order to order', () => {
    const one = hmacs(newer)('name', 'f')
    expect(hmacs(newer)('name', 'f')).toEqual(one)
    for (const other of [
      hmacs(older)('name', 'f'),
      hmacs(newer)('other name', 'f'),
      hmacs(newer)('name', 'g'),
    ])
      expect(other).not.toEqual(one)
  })

  it('are made by every key, so that gateways in the middle of a rotation recognise each other’s', () => {
    const both = hmacs(newer, older)('name', 'f')
    expect(both).toEqual([...hmacs(newer)('name', 'f'), ...hmacs(older)('name', 'f')])
  })
})
