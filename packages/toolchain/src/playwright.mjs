import { pnpm } from './pnpm.mjs'

/**
 * Runs Playwright in the shop; what was typed behind the command goes to it.
 * @param {string} config relative to the shop
 * @param {Record<string, string>} env
 * @returns {Promise<number>} the exit code
 */
export function playwright(config, env) {
  const test = ['--filter', '@layover/web', 'exec', 'playwright', 'test', '--config', config]
  return pnpm([...test, ...process.argv.slice(2)], { env })
}
