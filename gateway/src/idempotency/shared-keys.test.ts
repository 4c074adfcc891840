import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createTrafficCounts } from '../counts/traffic-counts.ts'
import type { SharedStore } from '../redis/shared-store.ts'
import { createFingerprintHmacs } from './fingerprint-hmacs.ts'
import { createMemoryStore } from './memory-store.ts'
import { createSharedKeys } from './shared-keys.ts'

const [older, newer, stranger] = [randomBytes(32), randomBytes(32), randomBytes(32)]
const answer = Buffer.from(JSON.stringify({ state: 'success', data: { leadName: 'Amelia Hart' } }))

/** Redis as far as one key needs it: what a gateway keeps, the next one is told. */
function startFake() {
  const kept = new Map<string, string>()
  const store: SharedStore = {
    run: async ({ text }, [name = ''], [, value = '']) => {
      if (text.includes("'answer', ARGV[2]")) kept.set(name, value)
      const found = kept.get(name)
      return found === undefined ? ['first'] : ['replay', found]
    },
    close: () => undefined,
  }
  /** Another gateway, which has nothing in its own memory. */
  const gateway = (...sessionKeys: Buffer[]) => {
    const own = createMemoryStore({ ttlMs: 60_000, maxBytes: 1_000_000 })
    return createSharedKeys({ store, own, ttlMs: 60_000, counts: createTrafficCounts(), sessionKeys })
  }
  return { kept, gateway }
}

async function keep(keys: ReturnType<ReturnType<typeof startFake>['gateway']>, key = 'visitor key') {
  expect(await keys.claim(key, 'f')).toEqual({ kind: 'first' })
  keys.save(key, 'f', answer)
}

describe('an order’s answer that gateways share', () => {
  it('cannot be read where it is kept', async () => {
    const { kept, gateway } = startFake()
    await keep(gateway(newer))
    const [text = ''] = kept.values()
    expect(text.length).toBeGreaterThan(answer.length)
    for (const seen of [text, Buffer.from(text, 'base64').toString('latin1')])
      expect(seen).not.toMatch(/Amelia|leadName|success/)
    expect(text).not.toContain(answer.toString('base64').slice(0, 16))
  })

  it('is told again by a gateway that has the key, newest or not', async () => {
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
  ])('that is %s counts as none: the provider’s own key decides', async (_what, change, key) => {
    const { kept, gateway } = startFake()
    await keep(gateway(newer))
    for (const [name, text] of kept) kept.set(name, change(text))
    const keys = gateway(key)
    expect(await keys.claim('visitor key', 'f')).toEqual({ kind: 'first' })
    keys.save('visitor key', 'f', answer)
    expect(await gateway(key).claim('visitor key', 'f')).toEqual({ kind: 'replay', answer })
  })

  it('is no answer under another order’s key', async () => {
    const { kept, gateway } = startFake()
    await keep(gateway(newer))
    const [text = ''] = kept.values()
    await keep(gateway(newer), 'other visitor')
    for (const name of kept.keys()) kept.set(name, text)
    expect(await gateway(newer).claim('other visitor', 'f')).toEqual({ kind: 'first' })
  })
})

describe('what Redis keeps of an order’s contents', () => {
  const marks = (...keys: Buffer[]) => createFingerprintHmacs(keys)

  it('is a mark that only a key makes, and that differs from order to order', () => {
    const one = marks(newer)('name', 'f')
    expect(marks(newer)('name', 'f')).toEqual(one)
    for (const other of [
      marks(older)('name', 'f'),
      marks(newer)('other name', 'f'),
      marks(newer)('name', 'g'),
    ])
      expect(other).not.toEqual(one)
  })

  it('is marked by every key, so that gateways in the middle of a rotation know each other’s', () => {
    const both = marks(newer, older)('name', 'f')
    expect(both).toEqual([...marks(newer)('name', 'f'), ...marks(older)('name', 'f')])
  })
})
