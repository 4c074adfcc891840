import { sumOf } from '@layover/endurance/harness/scrape'
import { expect, it } from 'vitest'
import { createStore } from '../store/store.ts'
import { openTestDatabase } from '../store/test-store.test-kit.ts'
import { startUpstream } from '../upstream.test-kit.ts'

/** As a new database is: migrated, and without a catalogue. */
async function emptyDatabase() {
  const database = await openTestDatabase()
  const tables = ['lounges', 'lanes', 'plans', 'airports', 'walk_up_price', 'catalogue_imports'] as const
  for (const table of [...tables, 'legal_texts', 'help_questions', 'help_groups'] as const)
    await database.kysely.deleteFrom(table).execute()
  return { store: createStore(database), close: database.close }
}

it('a server without a catalogue starts, sells nothing, and says so in its log and its metrics', async () => {
  const upstream = await startUpstream({ shared: await emptyDatabase(), env: { SAMPLE_CATALOGUE: 'off' } })
  expect(await upstream.call('/lounge/getCommonPrice', {})).toMatchObject({ errorCode: 'NOT_AVAILABLE' })
  for (const path of ['/airport/getAirports', '/lounge/popularLounges', '/content/getTcList'])
    expect(await upstream.call(path, {})).toMatchObject({ state: '11', data: [] })
  expect(upstream.logs.join('')).toContain('there is no catalogue: nothing is sold until one is imported')
  const text = await upstream.app.metricsText()
  expect(sumOf(text, 'layover_upstream_catalogue_offers')).toBe(0)
  expect(sumOf(text, 'layover_upstream_catalogue_version')).toBe(0)
})

it('a server of a new database writes the sample catalogue unless it is turned off', async () => {
  const upstream = await startUpstream({ shared: await emptyDatabase() })
  expect(await upstream.call('/lounge/detail', { loungeCode: 'LHR-HARRIER' })).toMatchObject({ state: '11' })
  expect(await upstream.store.read.catalogueImports.version()).toBeGreaterThan(0)
})
