import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ROOT } from './paths.mjs'

const RULES = 'docs/product.md'

const NOT_SEARCHED = [
  ':!pnpm-lock.yaml',
  // Every database holds the checksum of a released migration, so not even its comments may change.
  ':!packages/upstream/src/store/migrations',
]

/** Files that follow a purchase by themselves, and tests. */
const NO_LISTS = [
  ':!*.test.*',
  ':!*.test-kit.*',
  ':!*.spec.ts',
  ':!*.md',
  ':!packages/api-client',
  ':!packages/upstream/src/catalogue',
  ':!contracts/*openapi.json',
  ':!contracts/pacts',
  ':!contracts/src/upstream-paths.txt',
]

/** The numbers of the rules, in the order of the page. */
const rules = [...readFileSync(join(ROOT, RULES), 'utf8').matchAll(/\*\*(P[1-9]\d*)\*\*/g)].map(
  ([, number]) => number ?? '',
)

/**
 * Where a pattern matches a whole word in a tracked text file.
 *
 * @param {string} pattern
 * @param {string[]} [except]
 * @returns {string[]} such as `web/src/routes.ts:4:P6`
 */
function found(pattern, except = NOT_SEARCHED) {
  try {
    const args = ['grep', '-nowIE', pattern, '--', '.', ...except]
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 26 })
      .trim()
      .split('\n')
  } catch (error) {
    // git ends with 1 where nothing matches.
    if (error instanceof Error && 'status' in error && error.status === 1) return []
    throw error
  }
}

/**
 * The paths that a text names. One stops where a reader fills in a name: `contracts/src/calls/<resource>.ts` is its folder.
 *
 * @param {string} text
 */
function pathsIn(text) {
  return [...text.matchAll(/`((?:contracts|docs|gateway|packages|web)\/\w[^`\s]*)`/g)].map(([, path = '']) =>
    path.replace(/[^/]*<.*$/, ''),
  )
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
  const paths = pathsIn(readFileSync(join(ROOT, page), 'utf8'))
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([])
})

it('docs/architecture.md names every folder of the members whose README does not', () => {
  const shared = ['site', 'server-kit', 'card-sandbox', 'toolchain', 'operations']
  const members = ['contracts', 'web', ...shared.map((name) => `packages/${name}`)]
  const files = execFileSync('git', ['ls-files', '--', ...members], { cwd: ROOT, encoding: 'utf8' })
  const folders = [...files.matchAll(/^(?:packages\/)?[\w-]+\/(?:src\/)?[\w-]+(?=\/)/gm)].map(
    ([path]) => path,
  )
  expect(folders).toContain('web/src/company')
  const named = new Set(pathsIn(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8')))
  const ofAll = members.flatMap((member) => [`${member}/src`, `${member}/generate`])
  expect([...new Set(folders)].filter((path) => !named.has(path) && !ofAll.includes(path))).toEqual([])
})

describe('the walkthrough of a purchase', () => {
  const text = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8')
  const [, walkthrough = ''] = text.match(/## Add a purchase\n(.*?)\n## /s) ?? []

  it('counts its files right', () => {
    const [list = ''] = walkthrough.match(/^- contract: .*?\n\n/ms) ?? []
    const files = [...list.matchAll(/`[^`]+`/g)].map(([name]) => name)
    const added = files.filter((name) => name.includes('<')).length
    const changed = files.length - added
    expect(walkthrough).toContain(`${added} new files and ${changed} that stand`)
  })

  it('names every file that lists all purchases', () => {
    const table = readFileSync(join(ROOT, 'contracts/src/purchases.ts'), 'utf8')
    const purchases = [...table.matchAll(/^ {2}([A-Z]+): \{(.*?)\}/gms)]
    const [lists = [], ...others] = purchases.map(([, service = '', calls = '']) => {
      const names = [service, ...(calls.match(/\w+\.\w+/g) ?? [])]
      return [...new Set(found(`(${names.join('|')})`, NO_LISTS).map((line) => line.split(':')[0] ?? ''))]
    })
    const whole = lists.filter((file) => others.every((files) => files.includes(file)))
    expect(whole).toContain('contracts/src/purchases.ts')
    const named = pathsIn(walkthrough)
    expect(whole.filter((file) => !named.some((path) => file.startsWith(path)))).toEqual([])
  })
})
