import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { addSampleAccounts } from '../states/sample-accounts.ts'
import { createdOrder, paidOrder, stateSigningKey } from '../states/sample-orders.ts'
import type { Database } from '../store/database/database.ts'
import { rowsWith } from '../store/rows-with.test-kit.ts'
import { createStore, type Store } from '../store/store.ts'
import { openTestDatabase } from '../store/test-store.test-kit.ts'
import { writtenTerminal } from '../terminal/written-terminal.test-kit.ts'
import { EXIT, runErase } from './command.ts'

const root = mkdtempSync(join(tmpdir(), 'layover-erase-'))
const journalFile = join(root, 'journal')
const now = () => new Date('2027-03-08T12:00:00Z')
const email = 'amelia@example.com'

let database: Database
let store: Store

beforeAll(async () => {
  database = await openTestDatabase()
  store = createStore(database)
})
beforeEach(async () => await fill())
afterAll(async () => {
  await database.close()
  rmSync(root, { recursive: true, force: true })
})

/** An account, an expired order, and one whose pass is valid. */
async function fill(): Promise<void> {
  await store.forgetOrders()
  await store.forgetPeople()
  const { order, passes } = paidOrder()
  await store.read.orders.insert(order)
  await store.read.passes.insertAll(passes)
  const unpaid = { order_no: 'LV-00000000000000000001', reference: 'LV00-0001', status: 'EXPIRED' } as const
  await store.read.orders.insert({ ...createdOrder(order.created_at), ...unpaid })
  await addSampleAccounts(store, order.created_at, async () => 'x')
}

const traces = async () => await rowsWith(database.kysely, ['amelia'])

async function erase(...words: string[]) {
  const { written, terminal } = writtenTerminal({ now })
  const transport = { forget: async () => undefined }
  const deps = { store, transport, signingKeys: [stateSigningKey] as const, now }
  const code = await runErase(words, terminal, async (_surroundings, job) => await job(deps))
  return { code, ...written }
}

it('shows without --yes what it would do, and changes nothing', async () => {
  const before = await traces()
  const { code, out } = await erase('--email', ' Amelia@Example.com ')
  expect(code).toBe(EXIT.open)
  expect(out).toBe(
    [
      'Found; nothing is changed without --yes:',
      '  account        1 to delete',
      '  orders         1 to empty: LV00-0001 EXPIRED',
      '  open orders    1 to empty once they have closed: LV7K-29QD (valid until 2028-03-06)',
      '  forms          0 to delete',
      '',
    ].join('\n'),
  )
  expect(await traces()).toEqual(before)
})

it('erases with --yes, names the order that is still open, and never the person', async () => {
  const { code, out } = await erase('--email', email, '--yes')
  expect(code).toBe(EXIT.open)
  expect(out).toContain('orders         1 emptied: LV00-0001 EXPIRED')
  expect(out.toLowerCase()).not.toContain('amelia')
  expect(await traces()).toEqual({ orders: 1, passes: 1 })
  expect((await erase('--email', 'nobody@example.com', '--yes')).code).toBe(EXIT.nothing)
})

it('ends with 0 where nothing is left open, and with 3 after that', async () => {
  await store.forgetOrders()
  expect((await erase('--email', email, '--yes')).code).toBe(EXIT.done)
  expect(await erase('--email', email, '--yes')).toEqual({
    code: EXIT.nothing,
    out: 'Nothing is stored of this person.\n',
    err: '',
  })
})

it('writes a journal, and repeats it on a database that was restored', async () => {
  await erase('--email', email, '--yes')
  const { out } = await erase('--journal')
  expect(out).toMatch(/^[\w-]{43} 2027-03-08T12:00:00\.000Z\n$/)
  writeFileSync(journalFile, out)
  await fill()
  expect(await erase('--replay', journalFile)).toEqual({
    code: EXIT.done,
    out: 'Erasures in the journal: 1\nPeople found and erased again: 1\n',
    err: '',
  })
  expect((await erase('--replay', journalFile)).out, 'the order that is still open waits already').toContain(
    'again: 0',
  )
  expect(await traces()).toEqual({ orders: 1, passes: 1 })
})

it('reads a journal that pnpm wrote a banner above', async () => {
  await erase('--email', email, '--yes')
  const { out } = await erase('--journal')
  writeFileSync(journalFile, `\n> layover@0.1.0 erase /srv/layover\n> node erase.mjs --journal\n\n${out}`)
  await fill()
  expect((await erase('--replay', journalFile)).out).toContain('found and erased again: 1')
})

it.each([
  'amelia@example.com',
  `${'b'.repeat(43)} 2027-13-08T12:00:00.000Z`,
  `${'b'.repeat(43)} 2027-02-31T12:00:00.000Z`,
])('refuses a journal with the line %s, and changes nothing', async (line) => {
  const before = await traces()
  writeFileSync(journalFile, `${'a'.repeat(43)} 2027-03-08T12:00:00.000Z\n${line}\n`)
  const answer = await erase('--replay', journalFile)
  expect(answer).toMatchObject({ code: EXIT.fault, out: '' })
  expect(answer.err).toContain('line 2 is no line of a journal; nothing was changed')
  expect(await traces()).toEqual(before)
})

it('refuses a journal that is not there, and changes nothing', async () => {
  const before = await traces()
  expect((await erase('--replay', join(root, 'none'))).code).toBe(EXIT.fault)
  expect(await traces()).toEqual(before)
})

it.each([
  [[]],
  [['--email']],
  [['--email', 'amelia']],
  [['--email', email, '--journal']],
  [['--yes']],
  [['--journal', '--yes']],
  [['--emial', email]],
])('refuses %j as wrong options', async (words) => {
  expect(await erase(...words)).toMatchObject({ code: EXIT.usage, out: '' })
})
