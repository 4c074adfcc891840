import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { createStore } from '../store/store.ts'
import { openTestDatabase } from '../store/test-store.test-kit.ts'
import { writtenTerminal } from '../terminal/written-terminal.test-kit.ts'
import { runCatalogue } from './command.ts'

const page = readFileSync(new URL('../../CATALOGUE.md', import.meta.url), 'utf8')
const blocks = [...page.matchAll(/^```\n(.*?)^```/gms)].map(([, text = '']) => text)
const rows = blocks.filter((text) => !text.startsWith('$ '))

/** What the page shows under a command; the first line alone where it leaves out lines. */
function shown(command: string, which = 0): string {
  const outputs = blocks
    .flatMap((text) => text.split(/^\$ /m))
    .filter((text) => text.startsWith(`${command}\n`))
  const output = outputs[which]?.slice(command.length + 1) ?? 'the page shows no such command'
  return output.includes('…') ? `${output.split('\n')[0]}\n` : output
}

it('the shop of the page is checked and imported as the page shows it', async () => {
  const root = mkdtempSync(join(tmpdir(), 'layover-page-'))
  const folder = join(root, 'my-shop')
  const database = await openTestDatabase()
  const store = createStore(database)
  onTestFinished(async () => {
    await database.close()
    rmSync(root, { recursive: true })
  })
  const run = async (command: string, ...words: string[]) => {
    const { written, terminal } = writtenTerminal({ now: () => new Date('2026-11-24T12:00:00Z') })
    await runCatalogue([command, folder, ...words], terminal, async (_terminal, job) => await job(store))
    return `${written.out}${written.err}`.replaceAll(folder, 'my-shop')
  }
  const put = (path: string, old: string, text: string) => {
    const before = readFileSync(join(folder, path), 'utf8')
    expect(before).toContain(old)
    writeFileSync(join(folder, path), before.replace(old, text))
  }
  const add = (path: string, text = '') => appendFileSync(join(folder, path), text)
  const yes = (note: string) => ['--yes', '--by', 'Ada', '--note', note]

  expect(await run('new')).toBe(shown('pnpm catalogue new my-shop'))
  expect(await run('check')).toBe(shown('pnpm catalogue check my-shop'))
  for (const [index, name] of ['lounges', 'lanes', 'opening-hours', 'plans', 'prices', 'codes'].entries())
    add(`${name}.csv`, rows[index])
  for (const type of ['terms-of-service', 'term-of-use', 'privacy-policy', 'survey-terms'])
    add(`legal/${type}.md`, 'Lake Lounges Ltd.\n')
  expect(await run('check')).toBe(shown('pnpm catalogue check my-shop', 1))
  put('lounges.csv', '4O', '40')
  expect(await run('check')).toBe(shown('pnpm catalogue check my-shop', 2))
  const first = shown("pnpm catalogue import my-shop --yes --by Ada --note 'Our first catalogue'")
  expect(await run('import', ...yes('Our first catalogue'))).toContain(first)

  add('prices.csv', rows[6])
  put('codes.csv', '2027-06-01T00:00:00Z', '2026-11-24T00:00:00Z')
  expect(await run('import')).toBe(shown('pnpm catalogue import my-shop', 1))
  put('prices.csv', '4.40', '44.00')
  const note = 'Prices from Christmas on; SPRING ended'
  expect(await run('import', ...yes(note))).toBe(
    shown(`pnpm catalogue import my-shop --yes --by Ada --note '${note}'`),
  )
  expect(await run('import', ...yes('Once more'))).toBe(
    shown("pnpm catalogue import my-shop --yes --by Ada --note 'Once more'"),
  )
})
