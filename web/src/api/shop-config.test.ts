import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, problem } from './fake-gateway.test-kit.ts'

const config = {
  cardVaultUrl: 'http://127.0.0.1:3002',
  cardVaultPath: '/vault',
  generalAgentId: 'layover',
  additions: ['order.get'],
}

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllGlobals())

const load = async () => (await import('./shop-config.ts')).readShopConfig

test('the configuration is read once for many callers', async () => {
  const seen = fakeGateway({ '/config.json': () => Response.json(config) })
  const readShopConfig = await load()
  expect(await Promise.all([readShopConfig(), readShopConfig()])).toEqual([config, config])
  expect(seen).toHaveLength(1)
})

test('a reading that failed is tried again by the next caller', async () => {
  fakeGateway({ '/config.json': () => problem(503) })
  const readShopConfig = await load()
  await expect(readShopConfig()).rejects.toThrow('503')
  fakeGateway({ '/config.json': () => Response.json(config) })
  expect(await readShopConfig()).toEqual(config)
})

test('a configuration without a card provider is refused, not guessed', async () => {
  fakeGateway({ '/config.json': () => Response.json({ generalAgentId: 'layover' }) })
  const readShopConfig = await load()
  await expect(readShopConfig()).rejects.toThrow('cardVaultUrl')
})
