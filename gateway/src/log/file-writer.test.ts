import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createFileWriter } from './file-writer.ts'

let folder: string
let fd: number
const text = () => readFileSync(join(folder, 'log'), 'utf8')

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'layover-log-'))
  fd = openSync(join(folder, 'log'), 'a')
})
afterEach(() => {
  closeSync(fd)
  rmSync(folder, { recursive: true })
})

it('writes every piece once and in order', async () => {
  const { write } = createFileWriter(fd)
  const pieces = Array.from({ length: 200 }, (_, index) => `${index} ${'x'.repeat(index * 50)}\n`)
  for (const piece of pieces) write(Buffer.from(piece))
  await expect.poll(text, { timeout: 30_000 }).toBe(pieces.join(''))
})

it('has written what waits, and what still comes, before the process is gone', () => {
  const { write, end } = createFileWriter(fd)
  end()
  write(Buffer.from('the last line\n'))
  expect(text()).toBe('the last line\n')
})

it.runIf(process.platform === 'linux')(
  'loses lines on a full disk, and neither the process nor its end',
  () => {
    const module = fileURLToPath(new URL('./file-writer.ts', import.meta.url))
    const script = `
    import { openSync } from 'node:fs'
    import { readFile } from 'node:fs/promises'
    import { createFileWriter } from ${JSON.stringify(module)}
    const file = createFileWriter(openSync('/dev/full', 'w'))
    file.write(Buffer.from('one'))
    // By now the first piece has failed beside the event loop.
    await readFile(${JSON.stringify(module)})
    file.write(Buffer.from('two'))
    file.end()
    file.write(Buffer.from('three'))
    console.log('alive')
  `
    const args = ['--import', import.meta.resolve('tsx'), '--input-type=module', '-e', script]
    const { status, stdout } = spawnSync(process.execPath, args, { encoding: 'utf8', timeout: 60_000 })
    expect([status, stdout]).toEqual([0, 'alive\n'])
  },
  90_000,
)
