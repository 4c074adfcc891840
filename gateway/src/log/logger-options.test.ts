import { Writable } from 'node:stream'
import Fastify from 'fastify'
import { expect, it } from 'vitest'
import { loggerOptions } from './logger-options.ts'

function setup() {
  const lines: string[] = []
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  return { lines, log: Fastify({ logger: loggerOptions('trace', stream) }).log }
}

it.each([
  'body',
  'headers',
  'req',
  'cookie',
  'authorization',
  'token',
  'encryptedCustomerInput',
  'email',
  'phone',
])('hides a field called %s', (name) => {
  const { lines, log } = setup()
  log.info({ [name]: { canary: 'canary-7431' } }, 'a line with personal data')
  log.child({ [name]: 'canary-7431' }).warn('a line with personal data')
  expect(lines).toHaveLength(2)
  expect(lines.join('')).not.toContain('canary-7431')
})

it.each([
  ['a parser’s quote', `Unexpected token 'c', ..."{"email":"canary@example.com""... is not valid JSON`],
  ['an address', 'no mailbox canary@example.com here'],
  ['a number', 'declined 4111111111111111 canary-4111111111111111'],
  ['a token', `unknown ${'canaryA9'.repeat(5)} given`],
])('writes an error without %s', (_name, message) => {
  const { lines, log } = setup()
  const more = { body: 'canary', request: { headers: { cookie: 'canary' } }, cause: new Error('canary') }
  log.error({ err: Object.assign(new TypeError(message), more) }, 'a fault')
  // The id of this process may contain the digits of the number.
  const { pid: _pid, time: _time, ...line } = JSON.parse(lines[0] ?? '')
  expect(JSON.stringify(line)).not.toMatch(/canary|4111/)
  const { err } = line as { err: { type: string; stack: string } }
  expect(err.type).toBe('TypeError')
  expect(err.stack).toMatch(/^ {4}at .*logger-options\.test/)
})
