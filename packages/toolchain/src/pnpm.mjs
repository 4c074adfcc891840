import { manifest } from './paths.mjs'
import { run } from './run.mjs'

const version = manifest.packageManager.match(/^pnpm@([\d.]+)/)?.[1]

/**
 * Runs the pinned pnpm. A machine with npm alone gets it through `npm exec`, which keeps it in npm's own cache; where
 * pnpm called us, that same pnpm goes on.
 * @param {readonly string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options]
 * @returns {Promise<number>} the exit code
 */
export function pnpm(args, options) {
  const caller = process.env.npm_execpath ?? ''
  if (/pnpm\.c?js$/.test(caller)) return run(process.execPath, [caller, ...args], options)
  const npm = ['exec', '--yes', `--package=pnpm@${version}`, '--', 'pnpm', ...args]
  return /npm-cli\.js$/.test(caller)
    ? run(process.execPath, [caller, ...npm], options)
    : run('npm', npm, options)
}
