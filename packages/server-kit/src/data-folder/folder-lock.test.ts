import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { FolderLockError, lockFolder } from './folder-lock.ts'
import { processIdentity } from './process-identity.ts'

const NAME = 'owner.lock'

function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'layover-lock-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

async function until(file: string, text: string): Promise<void> {
  await expect.poll(() => readFileSync(file, 'utf8'), { timeout: 30_000 }).toContain(text)
}

it('lets one owner in at a time, and leaves nothing behind', () => {
  const folder = temporaryFolder()
  const unlock = lockFolder(folder, NAME)
  expect(() => lockFolder(folder, NAME)).toThrow(`in use by process ${process.pid}`)
  expect(readdirSync(folder)).toEqual([NAME])
  unlock()
  expect(readdirSync(folder)).toEqual([])
  lockFolder(folder, NAME)()
})

it('takes over the lock of a dead process', () => {
  const folder = temporaryFolder()
  const dead = spawnSync(process.execPath, ['-e', ''])
  writeFileSync(join(folder, NAME), `${dead.pid} 1\n`)
  lockFolder(folder, NAME)()
  expect(readdirSync(folder)).toEqual([])
})

it.runIf(existsSync('/proc/self/stat'))('takes over when a later process has got the dead one’s id', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, NAME), `${process.pid} 1\n`)
  lockFolder(folder, NAME)()
})

it.skipIf(process.platform !== 'linux')(
  'takes over the lock of a process whose parent has not noticed its end',
  async () => {
    const folder = temporaryFolder()
    // A shell that became another program never waits for its children.
    const parent = spawn('sh', ['-c', 'sleep 1000 & echo $!; exec tail -f /dev/null'])
    onTestFinished(() => void parent.kill('SIGKILL'))
    const [said] = await once(parent.stdout, 'data')
    const zombie = Number(said)
    await until(`/proc/${parent.pid}/stat`, '(tail)')
    process.kill(zombie, 'SIGKILL')
    await until(`/proc/${zombie}/stat`, ') Z ')
    writeFileSync(join(folder, NAME), `${processIdentity(zombie)}\n`)
    lockFolder(folder, NAME)()
  },
)

it('respects a living process of somebody else', () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, NAME), `${processIdentity(process.ppid)}\n`)
  expect(() => lockFolder(folder, NAME)).toThrow(FolderLockError)
})

it('does not guess about a lock that it cannot read', () => {
  const folder = temporaryFolder()
  for (const content of ['', 'x', '-1 5\n', '0 1\n']) {
    writeFileSync(join(folder, NAME), content)
    expect(() => lockFolder(folder, NAME)).toThrow('is damaged')
    expect(readFileSync(join(folder, NAME), 'utf8')).toBe(content)
  }
})

it('gives back its own lock only', () => {
  const folder = temporaryFolder()
  const unlock = lockFolder(folder, NAME)
  const others = `${processIdentity(process.ppid)}\n`
  writeFileSync(join(folder, NAME), others)
  unlock()
  expect(readFileSync(join(folder, NAME), 'utf8')).toBe(others)
})
