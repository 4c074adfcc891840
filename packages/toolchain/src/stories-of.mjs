import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** A change that reaches more routes than this counts as a change of all, and runs a sample of the stories. */
const FEW_ROUTES = 4

/** @returns {Record<string, string[]>} stories by the route module that they walk through */
function storiesByRoute() {
  return JSON.parse(readFileSync(join(ROOT, 'web/e2e/stories-by-route.json'), 'utf8'))
}

/** @param {readonly string[]} files below web/src @returns {string[]} the route modules that import one of them */
function routesReached(files) {
  const pattern = `^(${files.map((file) => file.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})$`
  const args = [
    '--config',
    '.dependency-cruiser.cjs',
    '--reaches',
    pattern,
    '--output-type',
    'json',
    'web/src',
  ]
  const program = join(ROOT, 'node_modules', '.bin', 'depcruise')
  const output = execFileSync(program, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const { modules } = /** @type {{ modules: { source: string }[] }} */ (JSON.parse(output))
  return modules.map(({ source }) => source)
}

const SHOP = /^web\/src\//
/** Files that every page or every story depends on. */
const BELOW_ALL =
  /^(contracts\/(?!diff\/)|gateway\/|web\/|packages\/(upstream|card-sandbox|rules|site|api-client|server-kit)\/)/
const STORY = /^web\/e2e\/([\w-]+\.spec\.ts)$/
const NO_CODE = /\.(test|test-kit|test-setup|endurance|md)\b/

/**
 * The stories that a change may break, by name: those of the routes that import a changed file; a sample where that is most
 * of the shop, or lies below all of it, as a server does.
 * @param {readonly string[]} files
 * @returns {string[]} such as `buy-pass.spec.ts`
 */
export function storiesOf(files) {
  const byRoute = storiesByRoute()
  const code = files.filter((file) => !NO_CODE.test(file))
  const own = code.flatMap((file) => STORY.exec(file)?.[1] ?? [])
  const shop = code.filter((file) => SHOP.test(file))
  const isBelowAll = code.some((file) => BELOW_ALL.test(file) && !SHOP.test(file) && !STORY.test(file))
  const reached = shop.length === 0 ? [] : routesReached(shop).filter((source) => byRoute[source])
  const isEverywhere = isBelowAll || reached.length > FEW_ROUTES
  const ofRoutes = isEverywhere ? (byRoute.sample ?? []) : reached.flatMap((route) => byRoute[route] ?? [])
  return [...new Set([...own, ...ofRoutes])]
}
