import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const TSX = fileURLToPath(import.meta.resolve('tsx/cli'))

/** Runs a command that writes its help. @param stdout a pipe, or an open file */
function startHelp(command: string, stdout: 'pipe' | number) {
  const program = fileURLToPath(new URL(`../${command}/main.ts`, import.meta.url))
  const words = [TSX, '--conditions=layover-source', program, '--help']
  const child = spawn(process.execPath, words, { stdio: ['ignore', stdout, 'pipe'] })
  const ended = Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'exit')])
  return { child, ended: ended.then(([said, [code]]) => [code, said]) }
}

it.each(['desk-command', 'catalogue-command', 'erase'])(
  '%s ends as always where its reader leaves before the end',
  async (command) => {
    const { child, ended } = startHelp(command, 'pipe')
    child.stdout?.destroy()
    expect(await ended).toEqual([0, ''])
  },
  60_000,
)

it.runIf(process.platform === 'linux')(
  'a command whose output goes to a full disk says so, and ends with 1',
  async () => {
    const disk = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(disk))
    expect(await startHelp('erase', disk).ended).toEqual([1, 'the output cannot be written (ENOSPC)\n'])
  },
  60_000,
)
