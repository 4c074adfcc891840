import { lookup } from 'node:dns/promises'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { ListenError, listen } from './listen.ts'

const opened = (host: string, port: number) => async () => {
  const server = createServer().listen(port, host)
  await once(server, 'listening')
  server.close()
}

it.each([
  ['PORT', '192.0.2.1', 'HOST: cannot listen on 192.0.2.1 (EADDRNOTAVAIL)'],
  [
    'METRICS_PORT',
    'name.invalid',
    expect.stringMatching(/^METRICS_HOST: cannot listen on name\.invalid \(E/),
  ],
] as const)('%s on %s is at fault with its host', async (setting, host, message) => {
  const fault = await listen(setting, { host, port: 0 }, opened(host, 0)).catch((error: unknown) => error)
  expect(fault).toBeInstanceOf(ListenError)
  expect(fault).toHaveProperty('message', message)
})

it('an error of the program is no fault of an address: it is thrown on with its stack', async () => {
  const refused = Object.assign(new Error('a hook failed'), { code: 'ECONNREFUSED', syscall: 'connect' })
  const unknown = await lookup('database.invalid').catch((fault: unknown) => fault)
  expect(unknown).toHaveProperty('syscall', 'getaddrinfo')
  for (const thrown of [new Error('a hook failed'), refused, unknown]) {
    const open = () => Promise.reject(thrown)
    await expect(listen('PORT', { host: '127.0.0.1', port: 0 }, open)).rejects.toBe(thrown)
  }
})
