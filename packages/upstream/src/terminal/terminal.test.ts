import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const TSX = fileURLToPath(import.meta.resolve('tsx/cli'))

it.each(['desk-command', 'catalogue-command', 'erase'])(
  '%s ends as always where its reader leaves before the end',
  async (command) => {
    const program = fileURLToPath(new URL(`../${command}/main.ts`, import.meta.url))
    const child = spawn(process.execPath, [TSX, '--conditions=layover-source', program, '--help'])
    child.stdout.destroy()
    const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
    expect([code, said]).toEqual([0, ''])
  },
  60_000,
)
