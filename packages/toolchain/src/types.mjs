import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** @typedef {import('./side-by-side.mjs').Job} Job */

/** @param {string} name @param {string} project @returns {Job} */
const typesOf = (name, project) => ({ name: `types of ${name}`, program: 'tsc', args: ['-p', project] })

/**
 * The programs that the compiler checks. What runs on Node is one: parsed once, it costs a fourth of its members apart.
 * What may use a browser's globals is checked apart, so that no server does.
 * @returns {Job[]}
 */
export function typeJobs() {
  const shop = typesOf('the shop', 'web/tsconfig.json')
  return [
    // The router writes the types of its routes from their table.
    {
      name: 'types of routes',
      program: 'react-router',
      args: ['typegen'],
      cwd: join(ROOT, 'web'),
      next: shop,
    },
    typesOf('servers and tools', 'tsconfig.json'),
    typesOf('the pacts', 'packages/pacts/tsconfig.json'),
    typesOf('the client', 'packages/api-client/tsconfig.json'),
  ]
}
