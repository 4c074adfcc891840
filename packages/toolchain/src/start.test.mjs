import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const START = fileURLToPath(new URL('./start.mjs', import.meta.url))

/** @param {string[]} words of a start that is refused, which would otherwise serve what is built until it is stopped */
function refused(...words) {
  const options = /** @type {const} */ ({ encoding: 'utf8', timeout: 30_000 })
  const { status, stderr } = spawnSync(process.execPath, [START, '--as-built', ...words], options)
  return [status, stderr]
}

it('a start whose --data names no folder, as with an empty variable, never takes the checkout for it', () => {
  // The port would stop it too.
  expect(refused('--data', '', '--port', '0')).toEqual([1, '\n--data wants a folder.\n\n'])
})

it.each(['', '0', '65534', '0x10', ' 3000'])(
  'a start takes no %j for a port',
  (port) => {
    const line = `--port wants a whole number from 1 to 65533, not "${port}".`
    expect(refused('--port', port)).toEqual([1, `\n${line}\n\n`])
  },
  60_000,
)
