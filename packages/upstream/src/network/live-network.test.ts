import { sumOf } from '@layover/endurance/harness/scrape'
import { Registry } from 'prom-client'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { BOOKING_LINK } from '../confirmation/confirmation.test-kit.ts'
import { confirmationWriter } from '../confirmation/write-confirmation.ts'
import type { Catalogue } from '../domain/catalogue.ts'
import { createCatalogueMetrics } from '../metrics/catalogue-metrics.ts'
import { keyed, lead, token } from '../orders/orders.test-kit.ts'
import type { Database } from '../store/database/database.ts'
import { createStore } from '../store/store.ts'
import { openTestDatabase } from '../store/test-store.test-kit.ts'
import { type Envelope, startUpstream, testConfig, type Upstream } from '../upstream.test-kit.ts'
import { importCatalogue } from './import-catalogue.ts'
import { indexCatalogue } from './index-catalogue.ts'
import { ofEachNetwork, openLiveNetwork } from './live-network.ts'
import { ownCatalogue } from './own-catalogue.test-kit.ts'
import { storedNetwork } from './stored-network.test-kit.ts'

let database: Database
let upstream: Upstream
const now = new Date('2026-11-21T12:00:00Z')
const visit = { visitDate: '2026-11-25', visitTime: '14:30' }

beforeAll(async () => {
  database = await openTestDatabase()
  const shared = { store: createStore(database), close: database.close }
  upstream = await startUpstream({ shared, env: { RECOVERY_INTERVAL_SECONDS: '1' } })
  upstream.clock.now = now
})

const metric = async (name: string, labels: Record<string, string> = {}) =>
  sumOf(await upstream.app.metricsText(), `layover_upstream_${name}`, labels)

/** Imports a catalogue as another process would, and waits until the server serves it. */
async function taken(catalogue: Catalogue): Promise<void> {
  await importCatalogue(upstream.store, catalogue, { importedBy: 'a test', note: '', now })
  const version = await upstream.store.read.catalogueImports.version()
  await vi.waitFor(
    async () => expect(await metric('catalogue_version', { of: 'served' })).toBe(version),
    60_000,
  )
}

const call = async (path: string, body: object): Promise<Envelope> => await upstream.call(path, body)
const slot = { ...visit, lead, passengers: [], currency: 'GBP', flightNumber: 'BA117' }
const orderPass = async (expectedTotal: string) =>
  await call('/lounge/createOrder', { lead, passengers: [], currency: 'GBP', expectedTotal })
const orderLane = async (expectedTotal: string) =>
  await call('/cip/createOrder', { ...slot, networkCode: 'LHR-FT-OWN', expectedTotal })
const orderPlan = async (expectedTotal: string) =>
  await call('/purchasemembership/createOrder', {
    planId: 'OWN-SIX',
    additionalVisits: 1,
    email: lead.email,
    expectedTotal,
  })
async function holdPlace(): Promise<string> {
  const held = await call('/loungePrebooking/checkAvailable', {
    ...visit,
    loungeCode: 'LHR-OWN',
    passengerNumber: 1,
  })
  return String(held.data?.holdId)
}
const orderHeld = async (holdId: string, expectedTotal: string) =>
  await call('/loungePrebooking/createOrder', { ...slot, networkCode: 'LHR-OWN', holdId, expectedTotal })

const CHANGED = { state: '10', errorCode: 'PRICE_CHANGED' }
const CREATED = { state: '11', data: { status: 'CREATED' } }

const dearer = (): Catalogue => {
  const { lounges, plans, walkUp } = ownCatalogue()
  return ownCatalogue({
    lounges: lounges.map((each) => ({ ...each, entryPriceMinor: each.entryPriceMinor + 100 })),
    plans: plans.map((each) => ({ ...each, additionalVisitPriceMinor: 2700 })),
    walkUp: { ...walkUp, priceMinor: 3100 },
  })
}

describe('a server that runs', () => {
  it('refuses the price of before an import with PRICE_CHANGED, and takes the new one, for pass, pre-booking and plan', async () => {
    await taken(ownCatalogue())
    const holdId = await holdPlace()
    expect((await call('/lounge/getCommonPrice', {})).data).toMatchObject({ price: '30.00' })
    await taken(dearer())
    expect(await orderPass('30.00')).toMatchObject(CHANGED)
    expect(await orderHeld(holdId, '35.00')).toMatchObject(CHANGED)
    expect(await orderPlan('176.00')).toMatchObject(CHANGED)
    expect(await orderPass('31.00')).toMatchObject(CREATED)
    expect(await orderHeld(holdId, '36.00')).toMatchObject(CREATED)
    expect(await orderPlan('177.00')).toMatchObject(CREATED)
  })

  it('charges what an order agreed to, though an import changes its price before it is paid', async () => {
    await taken(ownCatalogue())
    const { data } = await orderPass('30.00')
    await taken(dearer())
    const payment = { ...keyed(String(data?.orderNo)), payment: token }
    expect((await call('/lounge/confirmPaymentOrder', payment)).data).toMatchObject({
      status: 'PAID',
      totalAmount: '30.00',
    })
  })

  it('begins a scheduled price at its instant, without an import', async () => {
    const begins = new Date('2026-11-21T13:00:00Z')
    const price = { kind: 'WALK_UP', code: '', feeMinor: null, additionalVisitPriceMinor: null } as const
    await taken(ownCatalogue({ prices: [{ ...price, validFrom: begins.toISOString(), priceMinor: 3900 }] }))
    upstream.clock.now = new Date(begins.getTime() - 1)
    expect(await orderPass('30.00')).toMatchObject(CREATED)
    upstream.clock.now = begins
    expect(await orderPass('30.00')).toMatchObject(CHANGED)
    expect(await orderPass('39.00')).toMatchObject(CREATED)
    upstream.clock.now = now
  })

  it('finds, lists and shows first what the operator has, and no sample place', async () => {
    await taken(ownCatalogue())
    const list = async (path: string, body: object = {}) => JSON.stringify((await call(path, body)).data)
    expect(await list('/airport/getPopularAirports')).toMatch(/^\[\{"code":"LHR"[^[\]]*\}\]$/)
    expect(await list('/airport/get', { keyword: 'zur' })).toContain('"ZRH"')
    const popular = (await call('/lounge/popularLounges', {})).data as unknown as { loungeCode: string }[]
    expect(popular.map(({ loungeCode }) => loungeCode)).toEqual(['LHR-OWN', 'LHR-QUIET'])
    expect(await call('/lounge/detail', { loungeCode: 'LHR-HARRIER' })).toMatchObject({
      errorCode: 'NOT_FOUND',
    })
    expect(await list('/content/getTcList')).toContain('Ours.')
  })
})

describe('a place that left the catalogue', () => {
  it('is sold no more, and the receipt, pass page, mail and calendar of its orders stay', async () => {
    await taken(ownCatalogue())
    const { data: created } = await orderLane('12.00')
    const unpaid = await orderLane('12.00')
    const payment = { ...keyed(String(created?.orderNo)), payment: token }
    const { data: paid } = await call('/cip/confirmPaymentOrder', payment)
    await taken(ownCatalogue({ lanes: [] }))
    const { rulesOf } = await storedNetwork(upstream.store)
    const { store } = upstream
    const sender = { supportMailbox: 'desk@layover.test', bookingLink: BOOKING_LINK }
    const letters = { ...testConfig(), ...sender, store, now: () => now, rulesOf }
    expect(await orderLane('12.00')).toMatchObject({ errorCode: 'NOT_FOUND' })
    const { reference, key, passes } = paid as {
      reference: string
      key: string
      passes: { number: string; key: string }[]
    }
    expect((await call('/order/get', { reference, key })).data).toEqual(paid)
    const [pass] = passes
    expect((await call('/order/pass', { passNumber: pass?.number, key: pass?.key })).data).toMatchObject({
      visit: { placeCode: 'LHR-FT-OWN', placeName: 'Our Lane' },
    })
    const mail = await confirmationWriter(letters)(String(created?.orderNo))
    expect(mail?.text).toContain('Our Lane')
    expect(mail?.calendar).toContain('DTSTART:20261125T143000Z')
    const late = { ...keyed(String(unpaid.data?.orderNo)), payment: token }
    expect((await call('/cip/confirmPaymentOrder', late)).data).toMatchObject({ status: 'PAID' })
  })
})

describe('the places of a slot', () => {
  const free = async () => {
    const { data } = await call('/cip/checkAvailable', {
      cipCode: 'LHR-FT-OWN',
      ...visit,
      passengerNumber: 1,
    })
    return data
  }
  const withPlaces = (placesPerSlot: number) =>
    ownCatalogue({ lanes: ownCatalogue().lanes.map((each) => ({ ...each, placesPerSlot })) })

  it('follow an import: fewer than are sold leave none, and more are sold', async () => {
    await upstream.store.forgetOrders()
    await taken(withPlaces(3))
    for (let sold = 0; sold < 2; sold += 1) expect(await orderLane('12.00')).toMatchObject(CREATED)
    expect(await free()).toEqual({ available: true, placesLeft: 1 })
    await taken(withPlaces(1))
    expect(await free()).toEqual({ available: false, placesLeft: 0 })
    expect(await orderLane('12.00')).toMatchObject({ errorCode: 'TIME_UNAVAILABLE' })
    await taken(withPlaces(5))
    expect(await free()).toEqual({ available: true, placesLeft: 3 })
  })
})

describe('a catalogue that cannot be served', () => {
  it('leaves the one before in place, is logged and counted once, and stops a start in one line', async () => {
    await taken(ownCatalogue())
    await database.kysely.updateTable('airports').set({ time_zone: 'Europe/Nowhere' }).execute()
    const [{ id: _id, ...last } = expect.fail('no import')] =
      await upstream.store.read.catalogueImports.list()
    await upstream.store.read.catalogueImports.insert({ ...last, counts: last.counts })
    await vi.waitFor(async () => expect(await metric('catalogues_refused_total')).toBe(1), 60_000)
    expect(await orderPass('30.00')).toMatchObject(CREATED)
    expect(upstream.logs.join('')).toContain('there is no time zone Europe/Nowhere')
    expect(await metric('catalogue_version', { of: 'stored' })).toBe(
      Number(await metric('catalogue_version', { of: 'served' })) + 1,
    )
    await expect(
      openLiveNetwork({
        store: upstream.store,
        now: () => now,
        log: upstream.app.log,
        metrics: createCatalogueMetrics(new Registry()),
      }),
    ).rejects.toThrow(/^the catalogue of import \d+ cannot be served: there is no time zone Europe\/Nowhere$/)
    await taken(dearer())
    expect(await orderPass('31.00')).toMatchObject(CREATED)
    expect(await metric('catalogues_refused_total')).toBe(1)
  })
})

it('the search is kept by an import that changes no airport, since it is most of the work', () => {
  const first = indexCatalogue(ownCatalogue())
  expect(indexCatalogue(dearer(), first).search).toBe(first.search)
  expect(
    indexCatalogue(ownCatalogue({ airports: first.catalogue?.airports.slice(0, 1) ?? [] }), first).search,
  ).not.toBe(first.search)
})

it('what is made for a network is made once, and kept by a call that has begun', async () => {
  const networks = [await storedNetwork(upstream.store), await storedNetwork(upstream.store)] as const
  let current = networks[0]
  const live = { current: () => current, refresh: async () => undefined }
  const made = ofEachNetwork(live, (network) => ({ network }))
  const begun = made()
  expect(made()).toBe(begun)
  current = networks[1]
  expect(made().network).toBe(networks[1])
  expect(begun.network).toBe(networks[0])
})
