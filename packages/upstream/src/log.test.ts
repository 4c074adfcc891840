import { closeSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { expect, it, onTestFinished } from 'vitest'
import { loggerOptions, logOutput } from './log.ts'

/** A server that logs a line for each call, to a file. */
function serverOn(file: string) {
  const fd = openSync(file, 'w')
  onTestFinished(() => closeSync(fd))
  const app = fastify({ logger: { ...loggerOptions('info'), stream: logOutput(fd) } })
  app.get('/', async () => 'here')
  return app
}

it.runIf(process.platform === 'linux')('a full disk loses lines of the log, and no call', async () => {
  const app = serverOn('/dev/full')
  for (let call = 0; call < 3; call += 1) expect((await app.inject('/')).body).toBe('here')
})

it('a line is in the file once it is written', async () => {
  const file = join(tmpdir(), `layover-log-${process.pid}`)
  const app = serverOn(file)
  onTestFinished(() => rmSync(file))
  app.log.info('a line')
  expect(readFileSync(file, 'utf8')).toMatch(/"msg":"a line"\}\n$/)
})
