import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** @typedef {import('./side-by-side.mjs').Job} Job */

/** @param {string} name @param {string} project @returns {Job} */
const typesOf = (name, project) => ({ name: `types of ${name}`, program: 'tsc', args: ['-p', project] })

/** The router writes the types of its routes from their table, before any check of the shop. @type {Job} */
export const routeTypes = {
  name: 'types of routes',
  program: 'react-router',
  args: ['typegen'],
  cwd: join(ROOT, 'web'),
}
const shop = typesOf('the shop', 'web/tsconfig.json')
const client = typesOf('the client', 'packages/api-client/tsconfig.json')
const pacts = typesOf('the pacts', 'packages/pacts/tsconfig.json')
const servers = typesOf('servers and tools', 'tsconfig.json')

/**
 * The programs that the compiler checks. All code for Node is one program, a fourth of the cost of its members apart. Code
 * for browsers is checked apart, so that no server can use a browser's globals.
 * @param {readonly string[]} [members] folders; those of all where it is left out
 * @returns {Job[]}
 */
export function typeJobs(members) {
  if (!members) return [shop, servers, pacts, client]
  const apart = new Map([
    ['web', shop],
    ['packages/api-client', client],
    ['packages/pacts', pacts],
  ])
  return [...new Set(members.map((member) => apart.get(member) ?? servers))]
}
