import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { logOutput } from './log-output.ts'

/** An output to a file. */
function outputTo(path: string) {
  const fd = openSync(path, 'w')
  onTestFinished(() => closeSync(fd))
  return logOutput(fd)
}

it.runIf(process.platform === 'linux')('a full disk loses lines of the log, and has no other effect', () => {
  const output = outputTo('/dev/full')
  for (let line = 0; line < 3; line += 1) expect(() => output.write('a line\n')).not.toThrow()
})

it('a line is in the file once it is written', () => {
  const file = join(tmpdir(), `layover-log-${process.pid}`)
  const output = outputTo(file)
  onTestFinished(() => rmSync(file))
  output.write('a line\n')
  expect(readFileSync(file, 'utf8')).toBe('a line\n')
})
