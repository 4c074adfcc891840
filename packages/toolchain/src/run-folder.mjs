import { fork } from 'node:child_process'
import { chmodSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const KEEPER = fileURLToPath(new URL('./run-keeper.mjs', import.meta.url))

/**
 * Gives this process and all that it starts one temporary folder of their own, LAYOVER_RUN. A keeper removes it when this
 * process ends, in whatever way, and ends the processes of the run that are still alive. A run inside a run joins it.
 */
export function openRunFolder() {
  if (process.env.LAYOVER_RUN) return
  const folder = mkdtempSync(join(tmpdir(), 'layover-run-'))
  // PostgreSQL, which never runs as root, passes through it to a folder of its own.
  chmodSync(folder, 0o711)
  process.env.LAYOVER_RUN = folder
  for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = folder
  const keeper = fork(KEEPER, [folder], { detached: true, stdio: 'ignore' })
  keeper.unref()
  keeper.channel?.unref()
}
