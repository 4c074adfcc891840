import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** @returns {Map<string, Set<string>>} each member's folder, and the folders of the members that it names */
function members() {
  const packages = readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`)
  return new Map(
    ['contracts', 'gateway', 'web', ...packages].filter(isMember).map((folder) => {
      const { dependencies, devDependencies } = JSON.parse(
        readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
      )
      return [folder, new Set(Object.keys({ ...dependencies, ...devDependencies }).map(folderOf))]
    }),
  )
}

/** A folder that another branch left behind is none. @param {string} folder */
const isMember = (folder) => existsSync(join(ROOT, folder, 'package.json'))

/** @param {string} packageName */
function folderOf(packageName) {
  const name = packageName.replace('@layover/', '')
  return ['contracts', 'gateway', 'web'].includes(name) ? name : `packages/${name}`
}

/**
 * The members that a change is in, and with them those whose types it may break, since they name one of them.
 * @param {readonly string[]} files
 * @returns {{ changed: string[], touched: string[] }} folders
 */
export function touchedMembers(files) {
  const all = members()
  const isIn = (/** @type {string} */ folder) => files.some((file) => file.startsWith(`${folder}/`))
  const changed = [...all.keys()].filter(isIn)
  const dependents = [...all].filter(([, names]) => changed.some((each) => names.has(each)))
  return { changed, touched: [...new Set([...changed, ...dependents.map(([folder]) => folder)])] }
}
