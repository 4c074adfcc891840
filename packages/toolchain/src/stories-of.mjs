import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** What reaches more routes than this is a part of all of them, and a sample of the stories has to do. */
const FEW_ROUTES = 4

/** @returns {Record<string, string[]>} stories by the route module that they walk through */
function storiesByRoute() {
  return JSON.parse(readFileSync(join(ROOT, 'web/e2e/stories-by-route.json'), 'utf8'))
}

/** @param {readonly string[]} files below web/src @returns {string[]} the route modules that import one of them */
function routesReached(files) {
  const pattern = `^(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`
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

/**
 * The stories that a change may break, by name: those of the routes that import what changed; a sample where that is most
 * of the shop, or where a server changed.
 * @param {readonly string[]} files
 * @returns {string[]} such as `buy-pass.spec.ts`
 */
export function storiesOf(files) {
  const byRoute = storiesByRoute()
  const own = files
    .filter((file) => /^web\/e2e\/.*\.spec\.ts$/.test(file))
    .map((file) => file.slice('web/e2e/'.length))
  const isCode = (/** @type {string} */ file) => !/\.(test|test-kit|test-setup|md)\b/.test(file)
  const shop = files.filter((file) => file.startsWith('web/src/') && isCode(file))
  const servers = files.filter(
    (file) =>
      /^(contracts|gateway|packages\/(upstream|card-sandbox|rules|page-heads|api-client))\/src\//.test(
        file,
      ) && isCode(file),
  )
  const reached = shop.length === 0 ? [] : routesReached(shop).filter((source) => byRoute[source])
  const isEverywhere = servers.length > 0 || reached.length > FEW_ROUTES
  const told = isEverywhere ? (byRoute.sample ?? []) : reached.flatMap((route) => byRoute[route] ?? [])
  return [...new Set([...own, ...told])]
}
