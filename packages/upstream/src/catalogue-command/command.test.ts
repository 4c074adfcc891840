import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFolderTree } from '../catalogue-folder/folder-tree.test-kit.ts'
import { put, smallFolder } from '../catalogue-folder/small-catalogue.test-kit.ts'
import { createdOrder } from '../states/sample-orders.ts'
import { createStore, type Store } from '../store/store.ts'
import { openTestDatabase } from '../store/test-store.test-kit.ts'
import { writtenTerminal } from '../terminal/written-terminal.test-kit.ts'
import { runCatalogue } from './command.ts'
import { EXIT } from './exit.ts'

const root = mkdtempSync(join(tmpdir(), 'layover-catalogue-'))
const sure = ['--yes', '--by', 'Ada', '--note', 'a test'] as const
let store: Store
let close: () => Promise<void>

beforeAll(async () => {
  const database = await openTestDatabase()
  close = database.close
  store = createStore(database)
})
afterAll(async () => {
  await close()
  rmSync(root, { recursive: true, force: true })
})

const run = async (...words: string[]) => await runOn(store, ...words)

async function runOn(used: Store, ...words: string[]) {
  const { written, terminal } = writtenTerminal({ now: () => new Date('2027-02-01T12:00:00Z') })
  const code = await runCatalogue(words, terminal, async (_terminal, job) => await job(used))
  return { code, ...written }
}

it('an export imports to nothing changed, and the next one has the same bytes', async () => {
  const [first, second] = [join(root, 'first'), join(root, 'second')]
  expect(await run('export', first)).toMatchObject({ code: EXIT.done, err: '' })
  expect(await run('import', first, ...sure)).toEqual({
    code: EXIT.done,
    out: 'Nothing differs from the catalogue of the database; nothing was written.\n',
    err: '',
  })
  await run('export', second)
  expect(readFolderTree(second)).toEqual(readFolderTree(first))
  expect((await run('history')).out.split('\n')).toHaveLength(2)
})

it('without --yes an import tells what would change, and changes nothing', async () => {
  const folder = join(root, 'edited')
  await run('export', folder)
  const lounges = readFileSync(join(folder, 'lounges.csv'), 'utf8')
  const [head = '', first = '', ...rest] = lounges.split('\n')
  const [code = ''] = first.split(',')
  const [, ...moved] = rest
  writeFileSync(
    join(folder, 'lounges.csv'),
    [head, first.replace('Airside', 'Landside'), ...moved].join('\n'),
  )
  const hours = readFileSync(join(folder, 'opening-hours.csv'), 'utf8')
  const gone = rest[0]?.split(',')[0] ?? ''
  const kept = hours.split('\n').filter((line) => !line.startsWith(`${gone},`))
  writeFileSync(join(folder, 'opening-hours.csv'), kept.join('\n'))
  writeFileSync(
    join(folder, 'prices.csv'),
    'kind,code,validFrom,currency,price,prebookFee,additionalVisitPrice\nWALK_UP,,,GBP,3.40,,\n',
  )
  const { code: exit, out } = await run('import', folder)
  expect(exit).toBe(EXIT.unsure)
  expect(out).toBe(
    [
      'An import would change this; nothing is changed without --yes:',
      '  lounges: 1 removed, 1 changed',
      `    - ${gone}`,
      `    ~ ${code}: securityType: Airside → Landside`,
      '  prices: 1 changed',
      '    ~ WALK_UP: price: 34.00 → 3.40',
      'Look twice:',
      '  ! prices: WALK_UP: price goes from 34.00 to 3.40',
      '',
    ].join('\n'),
  )
  expect((await run('import', folder)).code, 'nothing was changed').toBe(EXIT.unsure)
})

it('a place that leaves with visits ahead of it is named, and so is another currency', async () => {
  const startsAt = new Date('2027-03-01T10:00:00Z')
  const order = createdOrder(new Date('2027-02-01T11:00:00Z'))
  await store.transaction(async ({ orders, slotClaims }) => {
    await orders.insert(order)
    await slotClaims.lockSlot({ placeCode: 'LHR-HARRIER', startsAt })
    await slotClaims.insert({
      claim_id: 'a-claim',
      place_code: 'LHR-HARRIER',
      starts_at: startsAt,
      places: 2,
      above_share: 0,
      held_since: order.created_at,
      expires_at: order.created_at,
      order_no: order.order_no,
      visitor: null,
      network: null,
    })
  })
  const { out } = await run('import', smallFolder())
  expect(out.split('Look twice:\n').at(1)?.split('\n')).toEqual([
    '  ! prices: WALK_UP: currency goes from GBP to CHF',
    '  ! LHR-HARRIER leaves; orders of visits to it that are still to come: 1',
    '',
  ])
})

it('with --yes it replaces the catalogue, and the history says who did it and why', async () => {
  const folder = smallFolder()
  expect(await run('import', folder, ...sure)).toMatchObject({
    code: EXIT.done,
    out: expect.stringMatching(
      /^Imported 1 lounge, 1 lane, 1 plan, 1 price to come, 2 discount codes, 1 help question/,
    ),
  })
  const [last] = (await run('history')).out.split('\n')
  expect(last).toMatch(/2027-02-01T12:00:00Z {2}Ada: a test \(1 lounge, 1 lane, 1 plan, [0-9a-f]{12}\)$/)
  const exported = join(root, 'small')
  await run('export', exported)
  expect(readFolderTree(exported)).toEqual(readFolderTree(folder))
})

it('an import that another one overtakes changes nothing, since what it told is not what it would do', async () => {
  const [theirs, ours] = [
    smallFolder({ 'lounges.csv': put(',80,8,', ',70,8,') }),
    smallFolder({ 'lounges.csv': put(',80,8,', ',90,8,') }),
  ]
  // The visits ahead are counted after the changes are known, and before they are written.
  const countAhead = async (at: Date) => {
    expect(await run('import', theirs, ...sure)).toMatchObject({ code: EXIT.done })
    return await store.read.slotClaims.countAhead(at)
  }
  const slotClaims = { ...store.read.slotClaims, countAhead }
  const overtaken = { ...store, read: { ...store.read, slotClaims } }
  expect(await runOn(overtaken, 'import', ours, ...sure)).toEqual({
    code: EXIT.fault,
    out: '',
    err: 'catalogue: another import came in between, and nothing was written; run the command again\n',
  })
  const exported = join(root, 'theirs')
  await run('export', exported)
  expect(readFolderTree(exported)).toEqual(readFolderTree(theirs))
})

it('a folder with faults is refused whole, by import as by check', async () => {
  const folder = smallFolder({ 'lounges.csv': put(',80,8,', ',12x,8,') })
  const told = "lounges.csv:2: capacity: expected a whole number from 1 to 10000, found '12x'"
  expect(await run('import', folder, ...sure)).toEqual({
    code: EXIT.faults,
    out: '',
    err: `${told}\n1 fault in ${folder}; nothing was written\n`,
  })
  expect((await run('check', folder)).code).toBe(EXIT.faults)
  expect(JSON.parse((await run('check', folder, '--json')).out)).toMatchObject({
    faults: [{ file: 'lounges.csv', line: 2, column: 'capacity' }],
  })
})

it('a new folder names what is missing, and an export leaves other files alone', async () => {
  const folder = join(root, 'new')
  expect((await run('new', folder)).code).toBe(EXIT.done)
  const { err } = await run('check', folder)
  expect(err).toBe(
    [
      'legal/privacy-policy.md:5: has no text',
      'legal/survey-terms.md:5: has no text',
      'legal/term-of-use.md:5: has no text',
      'legal/terms-of-service.md:5: has no text',
      'prices.csv: has no walk-up price: one row of WALK_UP has an empty validFrom',
      `5 faults in ${folder}; nothing was written\n`,
    ].join('\n'),
  )
  expect((await run('new', folder)).code).toBe(EXIT.usage)
  appendFileSync(join(folder, 'README.md'), 'Ours.\n')
  expect((await run('export', folder)).err).toContain('has a catalogue already; --replace replaces it')
  expect((await run('export', folder, '--replace')).code).toBe(EXIT.done)
  expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('Ours.\n')
})

it.runIf(process.platform === 'linux')('a place that takes no folder is named', async () => {
  const told = "catalogue: ENOENT: no such file or directory, mkdir '/proc/nope'\n"
  for (const verb of ['new', 'export'])
    expect(await run(verb, '/proc/nope')).toEqual({ code: EXIT.fault, out: '', err: told })
})

it.each([
  [[]],
  [['chek', 'folder']],
  [['check']],
  [['check', 'a', 'b']],
  [['check', 'a', '--yes']],
  [['import', 'a', '--yes']],
  [['import', 'a', '--yes', '--by', 'Ada']],
  [['import', 'a', '--by', 'Ada']],
  [['import', 'a', '--yes', '--by', 'Ada\u001b[2J', '--note', 'x']],
  [['history', 'a']],
  [['export', 'a', '--al']],
])('%j are wrong options', async (words) => {
  expect(await run(...words)).toMatchObject({ code: EXIT.usage, out: '' })
})
