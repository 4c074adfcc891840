import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** Members that try others out from outside for minutes: they run when they are changed themselves. */
const OUTSIDERS = ['crash-suite', 'mutation-harness', 'pacts', 'soak']

/** @returns {Map<string, Set<string>>} each member's folder, and the folders of the members that it names */
function members() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)
  return new Map(
    ['contracts', 'gateway', 'web', ...packages].map((folder) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
      )
      return [folder, new Set(Object.keys({ ...dependencies, ...devDependencies }).map(folderOf))]
    }),
  )
}

/** @param {string} packageName */
function folderOf(packageName) {
  const name = packageName.replace('@layover/', '')
  return ['contracts', 'gateway', 'web'].includes(name) ? name : `packages/${name}`
}

/**
 * The members whose tests a change may break: those it is in, and those that name one of them.
 * @param {readonly string[]} files
 * @returns {{ changed: string[], touched: string[] }} folders
 */
export function touchedMembers(files) {
  const all = members()
  const isIn = (/** @type {string} */ folder) => files.some((file) => file.startsWith(`${folder}/`))
  const changed = [...all.keys()].filter(isIn)
  const isOutsider = (/** @type {string} */ folder) => OUTSIDERS.includes(folder.replace('packages/', ''))
  const dependents = [...all].filter(
    ([folder, names]) => !isOutsider(folder) && changed.some((each) => names.has(each)),
  )
  return { changed, touched: [...new Set([...changed, ...dependents.map(([folder]) => folder)])] }
}
