import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { catalogueSource } from '../network/catalogue-source.ts'
import { importCatalogue } from '../network/import-catalogue.ts'
import { passOrder } from '../orders/orders.test-kit.ts'
import type { Database } from '../store/database/database.ts'
import type { DiscountRow } from '../store/database/rows/catalogue.ts'
import { createStore, type Store } from '../store/store.ts'
import { openTestDatabase } from '../store/test-store.test-kit.ts'
import { startUpstream } from '../upstream.test-kit.ts'
import { keepSampleCodes } from './sample-codes.ts'

const ownCode: DiscountRow = {
  code: 'OWN',
  coupon_type: 1,
  value: 10,
  currency: null,
  service_types: ['LOUNGE'],
  valid_from: new Date('2026-01-01T00:00:00Z'),
  valid_until: new Date('2027-01-01T00:00:00Z'),
  max_redemptions: null,
  max_per_email: null,
  initial_redemptions: 0,
  is_sample: false,
  withdrawn_at: null,
}

let database: Database
let store: Store
const now = new Date('2026-11-21T12:00:00Z')
const yesterday = new Date('2026-11-20T12:00:00Z')

beforeEach(async () => {
  database = await openTestDatabase()
  store = createStore(database)
})

const start = async (areWanted: boolean) => await keepSampleCodes(store, areWanted, now)
const code = async (name: string) => await store.read.discounts.find(name)
const change = async (name: string, values: { valid_until?: Date; value?: number }) =>
  await database.kysely.updateTable('discount_codes').set(values).where('code', '=', name).execute()

describe('the sample codes', () => {
  it('do not exist unless the operator turns them on, so that nobody gets a pass free by a published code', async () => {
    const upstream = await startUpstream({
      shared: { store, close: database.close },
      env: { SAMPLE_CODES: 'off' },
    })
    const free = passOrder({ discountCode: 'ALLFREE', expectedTotal: '0.00' })
    expect(await upstream.call('/lounge/createOrder', free)).toMatchObject({ errorCode: '20002' })
    for (const name of ['ALLFREE', 'TWOFREE', 'LAYOVER20'])
      expect(
        await upstream.call('/discount/checkAvailable', { code: name, serviceType: 'LOUNGE' }),
      ).toMatchObject({ state: '10', errorCode: '20002' })
  })

  it('that an operator ended stay ended over restarts and imports', async () => {
    onTestFinished(async () => await database.close())
    await start(true)
    await change('ALLFREE', { valid_until: yesterday })
    await start(true)
    const source = catalogueSource()
    await importCatalogue(
      store,
      { ...source, lounges: source.lounges.slice(1) },
      { importedBy: 'a test', note: '', now },
    )
    await start(true)
    expect(await code('ALLFREE')).toMatchObject({ valid_until: yesterday })
  })

  it('leave a code of the same name that an operator changed as it is', async () => {
    onTestFinished(async () => await database.close())
    await start(true)
    await change('LAYOVER20', { value: 5 })
    await start(true)
    expect(await code('LAYOVER20')).toMatchObject({ value: 5 })
  })

  it('end where the operator turns them off, and an operator’s own codes do not', async () => {
    onTestFinished(async () => await database.close())
    await start(true)
    await store.read.discounts.insertMissing(ownCode)
    await start(false)
    expect(await code('ALLFREE')).toMatchObject({ valid_until: now })
    expect(await code('OWN')).toMatchObject({ valid_until: ownCode.valid_until })
  })
})
