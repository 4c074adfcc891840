import { spawnSync } from 'node:child_process'
import fs, { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { BATCH_BYTES, createLogOutput, LONGEST_WAIT_MS, SHARED_BATCH_BYTES } from './log-output.ts'

let folder: string
let fd: number
const text = () => readFileSync(join(folder, 'log'), 'utf8')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  folder = mkdtempSync(join(tmpdir(), 'layover-log-'))
  fd = openSync(join(folder, 'log'), 'a')
})
afterEach(() => {
  vi.useRealTimers()
  closeSync(fd)
  rmSync(folder, { recursive: true })
})

it('writes several lines in one batch, and a single line soon', async () => {
  const { write } = createLogOutput(fd)
  write('one\n')
  write('two\n')
  expect(text()).toBe('')
  vi.advanceTimersByTime(LONGEST_WAIT_MS)
  await expect.poll(text, { timeout: 30_000 }).toBe('one\ntwo\n')
})

it('does not wait for more lines than a batch holds', async () => {
  const { write } = createLogOutput(fd)
  const line = `${'x'.repeat(BATCH_BYTES / 2)}\n`
  write(line)
  write(line)
  await expect.poll(text, { timeout: 30_000 }).toContain(line)
})

it('writes every line once and in order', async () => {
  const { write } = createLogOutput(fd)
  const lines = Array.from({ length: 200 }, (_, index) => `${index} ${'x'.repeat(index * 50)}\n`)
  for (const line of lines) write(line)
  const writeRest = () => {
    vi.advanceTimersByTime(LONGEST_WAIT_MS)
    return text()
  }
  await expect.poll(writeRest, { timeout: 30_000 }).toBe(lines.join(''))
})

it('writes whole lines at once where other processes write too, and no more than a pipe takes as one', async () => {
  const writes = vi.spyOn(fs, 'write')
  const { write } = createLogOutput(fd, true)
  const lines = Array.from({ length: 100 }, (_, index) => `${index} ${'x'.repeat(150)}\n`)
  for (const line of lines) write(line)
  const writeRest = () => {
    vi.advanceTimersByTime(LONGEST_WAIT_MS)
    return text()
  }
  await expect.poll(writeRest, { timeout: 30_000 }).toBe(lines.join(''))
  const written = writes.mock.calls.flatMap(([file, bytes]) => (file === fd ? String(bytes) : []))
  // A flush without waiting lines writes nothing.
  const batches = written.filter((batch) => batch !== '')
  expect(batches.length).toBeGreaterThan(1)
  for (const batch of batches) {
    expect(batch.length).toBeLessThanOrEqual(SHARED_BATCH_BYTES)
    expect(batch.endsWith('\n')).toBe(true)
  }
  writes.mockRestore()
})

it('writes every character unchanged, and so the lines around it', () => {
  const { write, end } = createLogOutput(fd)
  write('before\n')
  write('the provider’s answer 𝄞\n')
  write('after\n')
  end()
  expect(text()).toBe('before\nthe provider’s answer 𝄞\nafter\n')
})

it('has written waiting and later lines before the process ends', () => {
  const { write, end } = createLogOutput(fd)
  write('the line before\n')
  end()
  write('the last line\n')
  expect(text()).toBe('the line before\nthe last line\n')
})

it.runIf(process.platform === 'linux')(
  'loses lines on a full disk, and neither crashes the process nor delays its end',
  () => {
    const module = fileURLToPath(new URL('./log-output.ts', import.meta.url))
    const script = `
    import { openSync } from 'node:fs'
    import { readFile } from 'node:fs/promises'
    import { BATCH_BYTES, createLogOutput } from ${JSON.stringify(module)}
    const output = createLogOutput(openSync('/dev/full', 'w'))
    output.write('x'.repeat(BATCH_BYTES))
    // By now the asynchronous write of the first batch has failed.
    await readFile(${JSON.stringify(module)})
    for (let batch = 0; batch < 1000; batch++) output.write('x'.repeat(BATCH_BYTES))
    output.end()
    output.write('three')
    console.log('alive')
  `
    const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script]
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 })
    expect([status, stdout]).toEqual([0, 'alive\n'])
  },
  90_000,
)
