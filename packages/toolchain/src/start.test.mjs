import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const START = fileURLToPath(new URL('./start.mjs', import.meta.url))

it('a start whose --data names no folder, as with an empty variable, never takes the checkout for it', () => {
  // The port would stop it too.
  const words = [START, '--data', '', '--port', '0']
  const { status, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' })
  expect([status, stderr]).toEqual([1, '\n--data wants a folder.\n\n'])
})
