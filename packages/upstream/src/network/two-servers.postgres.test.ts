import { sumOf } from '@layover/endurance/harness/scrape'
import { expect, it, vi } from 'vitest'
import { openSharedDatabase } from '../store/test-store.test-kit.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { catalogueSource } from './catalogue-source.ts'
import { importCatalogue } from './import-catalogue.ts'
import { ownCatalogue } from './own-catalogue.test-kit.ts'
import { readCatalogue } from './read-catalogue.ts'

const terms = { importedBy: 'a test', note: '', now: new Date() }
const serves = async ({ app }: Upstream, version: number) =>
  await vi.waitFor(
    async () =>
      expect(sumOf(await app.metricsText(), 'layover_upstream_catalogue_version', { of: 'served' })).toBe(
        version,
      ),
    60_000,
  )

it('servers on one PostgreSQL all take over what another process imports, while they are called', async () => {
  const { stores } = await openSharedDatabase(3)
  const [importing, ...serving] = stores
  if (importing === undefined) throw new Error('expected three stores')
  const servers = await Promise.all(
    serving.map(async (shared) => await startUpstream({ shared, env: { RECOVERY_INTERVAL_SECONDS: '1' } })),
  )
  const prices = new Set<unknown>()
  const read = async () => {
    for (const { call } of servers) prices.add((await call('/lounge/getCommonPrice', {})).data?.price)
  }
  await read()
  await Promise.all([importCatalogue(importing.store, ownCatalogue(), terms), read(), read()])
  const version = await importing.store.read.catalogueImports.version()
  await Promise.all(servers.map(async (each) => await serves(each, version)))
  prices.delete('34.00')
  await read()
  expect([...prices]).toEqual(['30.00'])
  for (const { call } of servers)
    expect(await call('/lounge/detail', { loungeCode: 'LHR-OWN' })).toMatchObject({ state: '11' })
  await importing.close()
})

it('imports at once are one after the other, and each reader sees one of them whole', async () => {
  const { stores } = await openSharedDatabase(3)
  const [one, other, reading] = stores
  if (!one || !other || !reading) throw new Error('expected three stores')
  const [, , ...seen] = await Promise.all([
    importCatalogue(one.store, ownCatalogue(), terms),
    importCatalogue(other.store, { ...catalogueSource(), discountCodes: [] }, terms),
    ...Array.from({ length: 8 }, async () => await readCatalogue(reading.store)),
  ])
  for (const catalogue of seen) {
    const isOwn = catalogue?.lounges.length === ownCatalogue().lounges.length
    expect(catalogue?.airports).toHaveLength((isOwn ? ownCatalogue() : catalogueSource()).airports.length)
    expect(catalogue?.walkUp.priceMinor).toBe(isOwn ? 3000 : 3400)
  }
  for (const { close } of stores) await close()
})
