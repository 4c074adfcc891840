import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from './paths.mjs'

const RULES = 'docs/product.md'

const NOT_SEARCHED = [
  ':!pnpm-lock.yaml',
  // Every database holds the checksum of a released migration, so not even its comments may change.
  ':!packages/upstream/src/store/migrations',
]

/** The numbers of the rules, in the order of the page. */
const rules = [...readFileSync(join(ROOT, RULES), 'utf8').matchAll(/\*\*(P[1-9]\d*)\*\*/g)].map(
  ([, number]) => number ?? '',
)

/**
 * Where a pattern matches a whole word in a tracked text file.
 *
 * @param {string} pattern
 * @returns {string[]} such as `web/src/routes.ts:4:P6`
 */
function found(pattern) {
  try {
    const args = ['grep', '-nowIE', pattern, '--', '.', ...NOT_SEARCHED]
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
      .trim()
      .split('\n')
  } catch (error) {
    // git ends with 1 where nothing matches.
    if (error instanceof Error && 'status' in error && error.status === 1) return []
    throw error
  }
}

it('every rule has a number of its own', () => {
  expect(rules.length).toBeGreaterThan(300)
  expect(rules.filter((number, place) => rules.indexOf(number) !== place)).toEqual([])
})

it('every reference to a rule leads to one', () => {
  const references = found('P[0-9]+')
  expect(references.length).toBeGreaterThan(rules.length)
  const known = new Set(rules)
  expect(references.filter((line) => !known.has(line.slice(line.lastIndexOf(':') + 1)))).toEqual([])
})

it('no reference leads to a document outside the repository', () => {
  const pages = 'rulings|calls|payments|look|gateway|web|contract-checks|stack'
  const outside = [
    '[Ss]pec §[0-9]',
    '[Rr]ulings? [0-9]',
    'architecture[ ]§[0-9]',
    'the [s]pec',
    `(${pages})[.]md`,
  ]
  expect(found(`(${outside.join('|')})`)).toEqual([])
})

it.each(['CONTRIBUTING.md', 'docs/architecture.md'])('every path that %s names exists', (page) => {
  const quoted = [...readFileSync(join(ROOT, page), 'utf8').matchAll(/`([^`\s]+)`/g)].map(
    ([, name]) => name ?? '',
  )
  // A path stops where a reader fills in a name: `contracts/src/calls/<resource>.ts` is its folder.
  const paths = quoted
    .filter((name) => /^(contracts|docs|gateway|packages|web)\/[a-z]/.test(name))
    .map((name) => name.replace(/[^/]*<.*$/, ''))
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})
