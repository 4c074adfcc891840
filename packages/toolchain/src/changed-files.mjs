import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.mjs'

/** @param {readonly string[]} args @returns {string[]} */
function git(args) {
  return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
    .split('\n')
    .filter(Boolean)
}

/** Where this branch left the main one; without a remote, the last commit. @returns {string} */
function branchPoint() {
  try {
    return git(['merge-base', 'HEAD', 'origin/main'])[0] ?? 'HEAD'
  } catch {
    return 'HEAD'
  }
}

/**
 * @param {string} [since] a revision
 * @returns {string[]} files that differ from it or that git does not know yet, deleted ones left out
 */
export function changedFiles(since = branchPoint()) {
  const changed = git(['diff', '--name-only', since, '--'])
  const added = git(['ls-files', '--others', '--exclude-standard'])
  return [...new Set([...changed, ...added])].filter((file) => existsSync(join(ROOT, file)))
}
