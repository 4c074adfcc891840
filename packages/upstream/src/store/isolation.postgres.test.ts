import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { openPostgres } from './database/open-postgres.ts'
import { createStore } from './store.ts'
import { administer } from './test-databases.test-kit.ts'
import { createTestDatabase } from './test-store.test-kit.ts'

const slot = { placeCode: 'LHR-HARRIER', startsAt: new Date('2027-03-09T14:30:00Z') }
const now = new Date('2027-03-07T10:00:00Z')
const claim = {
  claim_id: 'hold-of-another',
  place_code: slot.placeCode,
  starts_at: slot.startsAt,
  places: 1,
  above_share: 0,
  held_since: now,
  expires_at: new Date('2027-03-07T10:15:00Z'),
  order_no: null,
  visitor: null,
  network: null,
}

it('a count under a lock sees the latest rows, whatever the database’s own isolation is', async () => {
  const { url, forget } = await createTestDatabase()
  const name = new URL(url).pathname.slice(1)
  await administer(url, `alter database ${name} set default_transaction_isolation to 'repeatable read'`)
  const database = await openPostgres(url, { connections: 2, waitMs: 120_000 }, () => undefined)
  const { transaction } = createStore(database)
  await transaction(async ({ slotClaims }) => await slotClaims.lockSlot(slot))
  const seen = await transaction(async ({ slotClaims }) => {
    const before = await slotClaims.countTaken(slot, now)
    await transaction(async (other) => await other.slotClaims.insert(claim))
    await slotClaims.lockSlot(slot)
    return [before, await slotClaims.countTaken(slot, now)]
  })
  expect(seen).toEqual([0, 1])
  await database.close()
  await forget()
})

it('a transaction that falls silent, as of a machine that vanished, keeps its locks for half a minute', async () => {
  const { url, forget } = await createTestDatabase()
  const database = await openPostgres(url, { connections: 1, waitMs: 120_000 }, () => undefined)
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(database.kysely)
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '30s' }])
  await database.close()
  await forget()
})
