import { execFileSync } from 'node:child_process'

/** Output of a git command in the repository at `root`; undefined without git, the repository or the named object. */
function git(root: string, ...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
  } catch {
    return undefined
  }
}

function commitOf(root: string, ref: string): string | undefined {
  // A ref that begins with a dash would be read as an option.
  if (ref.startsWith('-')) return undefined
  return git(root, 'rev-parse', '--verify', '--quiet', `${ref}^{commit}`)?.trim()
}

/**
 * The commit to compare with: where this branch left `ref`, so that later changes of others do not count; the commit
 * itself in a clone too shallow to know. Undefined where the repository has no such commit.
 */
export function findBase(root: string, ref: string): string | undefined {
  const commit = commitOf(root, ref)
  return commit && (git(root, 'merge-base', commit, 'HEAD')?.trim() || commit)
}

/** A file as it was in a commit; undefined where it was not there. */
export function fileAt(root: string, commit: string, path: string): string | undefined {
  return git(root, 'show', `${commit}:${path}`)
}
