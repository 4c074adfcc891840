import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('../roll.sh', import.meta.url))

/**
 * Stands for the container engine: each container is an empty file in a folder, named by its image, and hidden while it is
 * stopped. `up` starts those before it makes new ones.
 */
const ENGINE = `#!/bin/sh
cd "$CONTAINERS"
case $1 in
  ps) ls ;;
  up)
    for stopped in .[a-z]*; do [ ! -e "$stopped" ] || mv "$stopped" "\${stopped#.}"; done
    wanted=$(echo "$*" | sed 's/.*=\\([0-9]*\\) .*/\\1/')
    while [ "$(ls | wc -l)" -lt "$wanted" ]; do touch "$IMAGE-$(ls | wc -l)"; done
    exit "$UP_ENDS" ;;
  stop) if [ "$IMAGE" = cut ]; then kill -KILL $PPID; fi ;;
  logs) for last; do :; done; echo "$last says why" ;;
  rm) for last; do :; done; if [ "$last" = gateway ]; then rm -f .[a-z]*; else rm "$last"; fi ;;
esac
`

/** Two gateways of an old image, and a roll to another image, whose containers become healthy or not. */
function startGateways() {
  const root = mkdtempSync(join(tmpdir(), 'layover-roll-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [bin, containers] = [join(root, 'bin'), join(root, 'containers')]
  for (const folder of [bin, containers]) mkdirSync(folder)
  writeFileSync(join(bin, 'engine'), ENGINE, { mode: 0o700 })
  writeFileSync(join(bin, 'sleep'), '#!/bin/sh\n', { mode: 0o700 })
  for (const name of ['old-0', 'old-1']) writeFileSync(join(containers, name), '')
  const PATH = [bin, process.env.PATH].join(delimiter)
  return {
    roll(IMAGE: string, becomesHealthy: boolean) {
      const UP_ENDS = becomesHealthy ? '0' : '1'
      const env = { PATH, COMPOSE: 'engine', DOCKER: 'engine', CONTAINERS: containers, IMAGE, UP_ENDS }
      return spawnSync('sh', [script, 'gateway'], { cwd: root, env, encoding: 'utf8' })
    },
    stop: (name: string) => renameSync(join(containers, name), join(containers, `.${name}`)),
    running: () => readdirSync(containers).sort(),
  }
}

it('a roll puts as many new ones in the place of the old ones', () => {
  const { roll, running } = startGateways()
  expect(roll('new', true)).toMatchObject({ status: 0, stderr: '' })
  expect(running()).toEqual(['new-2', 'new-3'])
})

it('a roll to an image that cannot start leaves the old ones alone, and the next roll has their number', () => {
  const { roll, running } = startGateways()
  const { status, stderr } = roll('bad', false)
  expect(status).toBe(1)
  expect(stderr).toMatch(/the old ones serve on.*\nbad-2 says why\nbad-3 says why\n$/)
  expect(running()).toEqual(['old-0', 'old-1'])
  expect(roll('mended', true).stdout).toContain('roll: 2 new beside 2 old\n')
  expect(running()).toEqual(['mended-2', 'mended-3'])
})

it('a roll after one that was interrupted leaves none of the old image', () => {
  const { roll, stop, running } = startGateways()
  stop('old-0')
  expect(roll('new', true)).toMatchObject({ status: 0, stderr: '' })
  expect(running()).toEqual(['new-1'])
})

it('a roll after one that was killed while it drained ends its old ones first, and has the number that was wanted', () => {
  const { roll, running } = startGateways()
  expect(roll('cut', true).signal).toBe('SIGKILL')
  expect(running()).toEqual(['cut-2', 'cut-3', 'old-0', 'old-1'])
  expect(roll('new', true).stdout).toContain('roll: 2 new beside 2 old\n')
  expect(running()).toEqual(['new-2', 'new-3'])
})
