import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import https from 'node:https'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { createStub } from '../stub/server.ts'
import { checkUpstream } from './check-upstream.ts'
import { runCommand } from './command.ts'
import { lines, listening, serve } from './test-servers.test-kit.ts'

const folder = mkdtempSync(join(tmpdir(), 'upstream-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the command in this process. */
async function check(...args: readonly string[]) {
  const output = { out: '', err: '' }
  const code = await runCommand(args, {
    out: (text) => {
      output.out += text
    },
    err: (text) => {
      output.err += text
    },
    stopSignal: () => new AbortController().signal,
    nowAndThen: () => () => undefined,
  })
  return { code, ...output }
}

it('a check that takes long tells how far it is, until it ends', async () => {
  let tell = () => {}
  const told: string[] = []
  let hasEnded = false
  const baseUrl = await serve((_request, response) => {
    tell()
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"state":"10","errorCode":"NOT_FOUND"}')
  })
  await runCommand(['--base-url', baseUrl, '--calls', 'lounge.detail'], {
    out: () => undefined,
    err: (text) => void told.push(text),
    stopSignal: () => new AbortController().signal,
    nowAndThen(tick) {
      tell = tick
      return () => (hasEnded = true)
    },
  })
  expect(told[0]).toBe('upstream-check: no answer yet\n')
  expect(told).toContainEqual(
    expect.stringMatching(/^upstream-check: (1 answer|[1-9]\d* answers) so far, the last one of \w+\.\w+\n$/),
  )
  expect(hasEnded).toBe(true)
})

it('a report that cannot be written ends with 2, before the first request', async () => {
  let requests = 0
  const baseUrl = await serve((_request, response) => {
    requests += 1
    response.end()
  })
  const { code, out, err } = await check(
    '--base-url',
    baseUrl,
    '--report',
    `html=${import.meta.filename}/a.html`,
  )
  expect({ code, out, requests }).toEqual({ code: 2, out: '', requests: 0 })
  expect(err).toContain('cannot be written')
})

it.runIf(existsSync('/dev/full'))(
  'a full disk takes no result from the terminal, nor another report',
  async () => {
    const baseUrl = `http://127.0.0.1:${await listening(createStub())}`
    const markdown = join(folder, 'beside-a-full-disk.md')
    const words = ['--base-url', baseUrl, '--calls', 'lounge.detail', '--report', `markdown=${markdown}`]
    const whole = await check(...words)
    expect(whole.code).toBe(0)
    rmSync(markdown)
    const { code, out, err } = await check(...words, 'json=/dev/full')
    expect([code, err]).toEqual([1, 'upstream-check: --report json=/dev/full: cannot be written (ENOSPC)\n'])
    expect(out).toContain('lounge.detail')
    expect(readFileSync(markdown, 'utf8')).toContain('1 ok')
  },
)

/** A key and a self-signed certificate. */
function selfSigned(): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert]
  execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

describe('an address where nothing can be tested ends with 3 and one line with the reason', () => {
  async function outputOf(baseUrl: string, ...args: string[]): Promise<string> {
    const { code, err } = await check('--base-url', baseUrl, ...args)
    expect(code).toBe(3)
    expect(lines(err)).toHaveLength(1)
    return err
  }

  it('not HTTP', async () => {
    const port = await listening(net.createServer((socket) => void socket.end('220 mail.example ESMTP\r\n')))
    expect(await outputOf(`http://127.0.0.1:${port}`)).toContain('not HTTP')
  })

  it('https behind an address that says http', async () => {
    const server = https.createServer(selfSigned())
    expect(await outputOf(`http://127.0.0.1:${await listening(server)}`)).toContain('does it speak https?')
    const alert = Buffer.from([0x15, 3, 3, 0, 2, 2, 40])
    const alerting = net.createServer((socket) => void socket.once('data', () => socket.end(alert)))
    expect(await outputOf(`http://127.0.0.1:${await listening(alerting)}`)).toContain('write https')
  })

  it('a certificate for another host, which no authority can mend', async () => {
    const server = https.createServer(selfSigned())
    const baseUrl = `https://localhost:${await listening(server)}`
    const output = await outputOf(baseUrl, '--ca', join(folder, 'cert.pem'))
    expect(output).toContain('its certificate is for 127.0.0.1, not for localhost; is the host')
    expect(output).not.toContain('--ca')
  })

  it('a self-signed certificate, until an option trusts it', async () => {
    const { key, cert } = selfSigned()
    const server = https.createServer(
      { key, cert },
      (_request, response) => void response.writeHead(404).end(),
    )
    const baseUrl = `https://127.0.0.1:${await listening(server)}`
    expect(await outputOf(baseUrl)).toContain('self-signed')
    expect(await outputOf(baseUrl, '--insecure')).toContain('status 404')
    expect(await outputOf(baseUrl, '--ca', join(folder, 'cert.pem'))).toContain('status 404')
  })

  it.each([
    ['https of itself', 'https://api.example/v2', 'to https://api.example/v2: check that address'],
    ['another spelling of each call', '', '(/airport/getAirports to /airport/getAirports/), and the'],
    ['one page for all calls', undefined, ' to https://elsewhere.example/), and the gateway follows no'],
  ])('a redirect to %s, and what to do about it', async (_what, to, reason) => {
    const baseUrl = await serve(({ url = '' }, response) => {
      const location = to === undefined ? 'https://elsewhere.example/' : `${to}${url}${to ? '' : '/'}`
      response.writeHead(302, { location }).end()
    })
    expect(await outputOf(baseUrl)).toContain(reason)
  })

  it('another product', async () => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Mail</title>')
    })
    expect(await outputOf(baseUrl)).toContain('another product')
  })

  it('credentials that are missing', async () => {
    const baseUrl = await serve((_request, response) => void response.writeHead(401).end())
    expect(await outputOf(baseUrl)).toContain('credentials go into --header')
  })
})

it('an upstream that never answers cannot be tested: it is too slow', async () => {
  const baseUrl = await serve(() => undefined)
  const report = await checkUpstream({ baseUrl, deadlineFactor: 0.001 })
  expect(report).toMatchObject({
    outcome: 'nothing tested',
    reason: expect.stringContaining('too slow') as string,
  })
})
