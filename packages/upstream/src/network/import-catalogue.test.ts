import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Catalogue } from '../domain/catalogue.ts'
import { canonicalCatalogue } from '../domain/catalogue-hash.ts'
import { addSamples } from '../states/add-samples.ts'
import { keepSampleCodes } from '../states/sample-codes.ts'
import { createdOrder } from '../states/sample-orders.ts'
import type { Database } from '../store/database/database.ts'
import { createStore, type Store } from '../store/store.ts'
import { openTestDatabase } from '../store/test-store.test-kit.ts'
import { catalogueSource } from './catalogue-source.ts'
import { importCatalogue } from './import-catalogue.ts'
import { ownCatalogue, ownCode } from './own-catalogue.test-kit.ts'
import { readCatalogue } from './read-catalogue.ts'

let database: Database
let store: Store
const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-22T12:00:00Z')

beforeAll(async () => {
  database = await openTestDatabase()
  store = createStore(database)
})
afterAll(async () => await database.close())

const taken = async (catalogue: Catalogue, at = now) =>
  await importCatalogue(store, catalogue, { importedBy: 'Ada', note: 'Winter', now: at })
const imports = async () => await store.read.catalogueImports.list()
const code = async (name: string) => await store.read.discounts.find(name)

const price = {
  kind: 'WALK_UP',
  code: '',
  priceMinor: 4000,
  feeMinor: null,
  additionalVisitPriceMinor: null,
} as const
const winter = ownCatalogue({
  prices: [
    { ...price, validFrom: '2027-01-01T00:00:00+01:00' },
    { ...price, validFrom: '2026-12-01T00:00:00Z', kind: 'LOUNGE', code: 'LHR-OWN', feeMinor: 0 },
  ],
  discountCodes: [ownCode(), ownCode({ code: 'ANYTIME', maxRedemptions: null })],
})

describe('an import', () => {
  it('replaces the whole catalogue, which is read back as it was given', async () => {
    expect(await taken(winter)).toBe(true)
    expect(await readCatalogue(store)).toEqual(canonicalCatalogue(winter))
  })

  it('is in the history with its author, note, time and counts', async () => {
    await taken(winter)
    const [last, first] = await imports()
    expect(last).toMatchObject({ imported_by: 'Ada', note: 'Winter', imported_at: now })
    expect(last?.counts).toEqual({
      airports: 2,
      lounges: 2,
      lanes: 1,
      plans: 1,
      prices: 2,
      discountCodes: 2,
      legalTexts: 1,
      helpQuestions: 1,
    })
    expect(first?.imported_by).toBe('the tests')
  })

  it('of what is there already writes nothing, whatever the order of prices, codes and airports', async () => {
    await taken(winter)
    const before = await imports()
    const turned = {
      ...winter,
      airports: [...winter.airports].reverse(),
      prices: [...winter.prices].reverse(),
      discountCodes: [...winter.discountCodes].reverse(),
    }
    expect(await taken(turned, later)).toBe(false)
    expect(await imports()).toEqual(before)
  })

  it.each<[string, Partial<Catalogue>]>([
    ['there are two of place LHR-OWN', { lounges: [...winter.lounges, ...winter.lounges] }],
    ['there is no airport LHR, where LHR-OWN is', { airports: [] }],
    [
      'there is no time zone Europe/Nowhere',
      { airports: winter.airports.map((each) => ({ ...each, timeZone: 'Europe/Nowhere' })) },
    ],
    [
      'a price is of PLAN GONE, which is not there',
      { prices: [{ ...price, kind: 'PLAN', code: 'GONE', validFrom: '2027-01-01T00:00:00Z' }] },
    ],
    ['check', { walkUp: { ...winter.walkUp, priceMinor: -1 } }],
  ])('that cannot be served or stored (%s) is refused and changes nothing', async (fault, change) => {
    await taken(winter)
    const before = await imports()
    await expect(taken({ ...winter, ...change })).rejects.toThrow(fault)
    expect(await readCatalogue(store)).toEqual(canonicalCatalogue(winter))
    expect(await imports()).toEqual(before)
  })

  it('is never overwritten by a start that would add the sample catalogue', async () => {
    await taken(winter)
    await addSamples(
      store,
      { hasSampleCatalogue: true, hasSampleAccounts: false, hasSampleCodes: true },
      later,
    )
    expect((await readCatalogue(store))?.lounges).toEqual(winter.lounges)
  })

  it('of 1,300 lounges among 3,000 airports is read back whole', async () => {
    const source = catalogueSource()
    expect(await taken(source)).toBe(true)
    expect(await readCatalogue(store)).toEqual(canonicalCatalogue(source))
  })
})

describe('a discount code', () => {
  it('that an import lacks ends at once, keeps its uses, and is whole again once an import has it', async () => {
    await taken(winter)
    const order = createdOrder(now)
    await store.read.orders.insert(order)
    await store.read.discounts.reserve({ code: 'AUTUMN', orderNo: order.order_no, buyer: 'a hash' })
    await taken({ ...winter, discountCodes: [ownCode({ code: 'ANYTIME', maxRedemptions: null })] }, later)
    expect(await code('AUTUMN')).toMatchObject({ valid_until: later, uses: 1 })
    expect((await readCatalogue(store))?.discountCodes.map((each) => each.code)).toEqual(['ANYTIME'])
    await taken({ ...winter, discountCodes: [ownCode({ value: 15 })] }, later)
    expect(await code('AUTUMN')).toMatchObject({
      value: 15,
      uses: 1,
      valid_until: new Date('2027-09-01T00:00:00Z'),
    })
  })

  it('that is a sample neither ends nor comes back with an import, and is no part of the catalogue', async () => {
    await keepSampleCodes(store, true, now)
    await database.kysely
      .updateTable('discount_codes')
      .set({ valid_until: now })
      .where('code', '=', 'ALLFREE')
      .execute()
    const before = [await code('LAYOVER20'), await code('ALLFREE')]
    await taken(ownCatalogue(), later)
    expect([await code('LAYOVER20'), await code('ALLFREE')]).toEqual(before)
    expect((await readCatalogue(store))?.discountCodes).toEqual([])
  })

  it('of a sample’s name is the operator’s from then on, also where samples are turned off', async () => {
    await keepSampleCodes(store, true, now)
    await taken(ownCatalogue({ discountCodes: [ownCode({ code: 'WELCOME10', value: 12 })] }))
    await keepSampleCodes(store, false, later)
    expect(await code('WELCOME10')).toMatchObject({
      value: 12,
      valid_until: new Date('2027-09-01T00:00:00Z'),
    })
  })
})
