import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readJson } from './read-json.ts'

it('a file that begins with a byte-order mark is read like any other', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upstream-check-json-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const path = join(folder, 'data.json')
  writeFileSync(path, '\uFEFF{"airport":"LHR"}')
  expect(readJson(path)).toEqual({ text: '{"airport":"LHR"}', value: { airport: 'LHR' } })
})
