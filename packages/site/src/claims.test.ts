import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { CLAIMED_AIRPORTS, CLAIMED_LANES, CLAIMED_LOUNGES } from './claims.ts'

const MEMBERS = ['packages/site/src', 'web/src'].map((folder) =>
  join(import.meta.dirname, '../../..', folder),
)
const CLAIM = new RegExp(
  `${CLAIMED_LOUNGES} (?:airport )?lounges|${CLAIMED_LANES} (?:fast-track )?locations|${CLAIMED_AIRPORTS} airports`,
)

const sources = MEMBERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map((name) => join(folder, name)),
)

it('no page writes a claimed number itself, so that a changed one changes everywhere (P4)', () => {
  expect(sources.length).toBeGreaterThan(100)
  expect(sources.filter((path) => CLAIM.test(readFileSync(path, 'utf8')))).toEqual([])
})
