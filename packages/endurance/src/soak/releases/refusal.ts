import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { ROOT } from '@layover/toolchain/paths'
import { progress } from '@layover/toolchain/print'
import type { ServerPlan } from '@layover/toolchain/servers'
import { ServerProcess } from '../../harness/server-process.ts'
import { type Finding, same } from '../findings.ts'

/** What `--check` of an upstream prints, and its exit code. */
function checkOf(plan: ServerPlan): { readonly code: number | null; readonly text: string } {
  const { PATH, TMPDIR } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, ['dist/server.js', '--check'], {
    cwd: resolve(ROOT, plan.folder),
    env: { PATH, TMPDIR, ...plan.env },
    encoding: 'utf8',
  })
  return { code: status, text: (stdout + stderr).trim() }
}

interface Place {
  readonly upstreams: { readonly this: ServerProcess; readonly next: ServerProcess }
}

/** After a migration that refuses older releases none of them starts, and a check has told so before. */
export async function refusalFindings([place]: readonly Place[], folder: string): Promise<Finding[]> {
  if (place === undefined) throw new Error('there is no place')
  const { this: old, next } = place.upstreams
  await next.stop()
  const last = new ServerProcess({ ...old.plan, folder }, { from: 'build' })
  const [oldBefore, lastBefore] = [checkOf(old.plan), checkOf(last.plan)]
  await last.start()
  await last.stop()
  const after = checkOf(old.plan)
  const fault = await old.start().then(
    () => 'it started',
    (error) => String(error),
  )
  const line = fault.split('\n').find((each) => each.startsWith('upstream: ')) ?? fault
  for (const text of [oldBefore.text, lastBefore.text, line]) progress(text)
  return [
    {
      promise: 'a check says that the older release may start on the additions of the newer one',
      isKept:
        oldBefore.code === 0 && oldBefore.text.includes('it may start, since newer migrations only added'),
      found: `exit ${oldBefore.code}`,
    },
    {
      promise: 'a check names the migration that leaves no way back, before it runs',
      isKept: lastBefore.code === 0 && lastBefore.text.includes('No way back: to migration'),
      found: `exit ${lastBefore.code}`,
    },
    {
      promise: 'an older release does not start on it, and says why in one line',
      isKept:
        /^upstream: the database has schema .* refused, because a column of marks has another name; use a newer release$/.test(
          line,
        ),
      found: line,
    },
    same('as a check says then', line, after.text),
  ]
}
