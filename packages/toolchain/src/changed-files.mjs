import { execFileSync } from 'node:child_process'
import { ROOT } from './paths.mjs'
import { fail } from './print.mjs'

/** @param {readonly string[]} args @returns {string[]} the names that git answers with, whatever signs they have */
function git(args) {
  const output = execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  return output.split(/[\0\n]/).filter(Boolean)
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
 * @param {string} [since] a revision; one that git does not know ends the command
 * @returns {string[]} files that differ from it, deleted ones and those that git does not know yet among them
 */
export function changedFiles(since = branchPoint()) {
  try {
    const changed = git(['diff', '--name-only', '-z', since, '--'])
    const added = git(['ls-files', '--others', '--exclude-standard', '-z'])
    return [...new Set([...changed, ...added])]
  } catch {
    return fail(`git does not know the revision ${since}, or this is no checkout.`)
  }
}
