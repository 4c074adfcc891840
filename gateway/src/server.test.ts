import { randomBytes } from 'node:crypto'
import { closeSync, openSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { environment } from '../test/gateway.ts'
import { start, startListening } from '../test/server-process.ts'
import { loadConfig, variables } from './config.ts'

describe.concurrent('the server', () => {
  it('does not start with a wrong environment, and lists every fault', async () => {
    const { ended, output } = start({ PORT: 'x', UPSTREAM_URL: 'y', SESSION_KEYS: 'z' })
    expect(await ended).toBe(1)
    expect(output()).toMatch(/3 faults/)
    for (const name of ['PORT', 'UPSTREAM_URL', 'SESSION_KEYS']) expect(output()).toContain(`${name}: `)
    expect(output()).not.toContain(' at ')
  })

  it('prints its settings with --check, hides secrets, and serves nobody', async () => {
    const keys = randomBytes(32).toString('base64')
    const { ended, output } = start(
      {
        PORT: '0',
        SESSION_KEYS: keys,
        REDIS_URL: 'redis://:canary-5519@127.0.0.1:1/0?x=canary-5519',
        METRICS_PORT: '0',
      },
      ['--check'],
    )
    expect(await ended).toBe(0)
    const lines = output().trimEnd().split('\n')
    expect(lines.map((line) => line.split('=')[0])).toEqual(Object.keys(variables))
    expect(lines).toEqual(
      expect.arrayContaining([
        'PORT=0',
        'HOST=127.0.0.1  # default',
        'SESSION_KEYS=hidden',
        'REDIS_URL=redis://hidden@127.0.0.1:1/0?hidden',
      ]),
    )
    expect(output()).not.toContain(keys)
    expect(output()).not.toContain('canary')
  })

  it('lists every fault with --check, and shows no password', () => {
    const wrong = environment({
      PORT: '3000',
      METRICS_PORT: '3000',
      UPSTREAM_URL: 'http://me:canary-5519@upstream',
      REDIS_URL: 'canary-5519',
    })
    expect(() => loadConfig(wrong)).toThrow(
      /3 faults(?=.*\n {2}METRICS_PORT: )(?=.*\n {2}UPSTREAM_URL: )(?=.*\n {2}REDIS_URL: )(?!.*canary)/s,
    )
  })

  it.each([
    ['a shop that is not built', ['--check'], /cannot start/],
    ['a misspelt argument', ['--chekc'], /--chekc/],
  ])('does not pass a check, nor start, with %s', async (_name, flags, message) => {
    const { ended, output } = start({ PORT: '0', WEB_ROOT: '/nowhere' }, flags)
    expect(await ended).toBe(1)
    expect(output()).toMatch(message)
    expect(output()).not.toContain(' at ')
  })

  it('reports that its port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { ended, output } = start({ PORT: String(port) })
    expect(await ended).toBe(1)
    expect(output()).toBe(`The gateway cannot start: PORT: port ${port} on 127.0.0.1 is in use\n`)
    other.close()
  })

  it.each([
    ['HOST', { PORT: '0' }],
    ['METRICS_HOST', { PORT: '0', METRICS_PORT: '9464' }],
  ])('names %s where this machine lacks its address', async (setting, ports) => {
    const { ended, output } = start({ ...ports, [setting]: '192.0.2.1' })
    expect(await ended).toBe(1)
    expect(output()).toBe(
      `The gateway cannot start: ${setting}: cannot listen on 192.0.2.1 (EADDRNOTAVAIL)\n`,
    )
  })

  it.runIf(process.platform === 'linux')(
    'serves, and ends with 0, where its standard output is a full disk',
    async () => {
      const disk = openSync('/dev/full', 'w')
      const { child, ended, origin } = await startListening(
        { LOG_LEVEL: 'trace', DRAIN_ANNOUNCE_MS: '0' },
        disk,
      )
      for (let call = 0; call < 100; call++) {
        const { status } = await fetch(`${origin}/api/content/getTcList`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: '{}',
        })
        expect([400, 502, 503]).toContain(status)
      }
      child.kill('SIGTERM')
      expect(await ended).toBe(0)
      closeSync(disk)
    },
  )
})
