import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import http, { type RequestListener } from 'node:http'
import https from 'node:https'
import net, { type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'upstream-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command as a user does; `onStart` gets a way to send it a signal. */
function check(args: readonly string[], onStart?: (kill: () => void) => void): Promise<Ended> {
  const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=layover-source', cli, ...args])
  const said = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    said.out += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    said.err += String(chunk)
  })
  onStart?.(() => child.kill('SIGINT'))
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...said })))
}

async function listening(server: net.Server | http.Server | https.Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

const serve = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listening(http.createServer(listener))}`

const lines = (text: string) => text.trim().split('\n')

it('a command that makes no sense ends with 2 and one line, before anything is asked or written', async () => {
  const wrong = await check(['--base-url', 'http://127.0.0.1:9', '--calls', 'createOder'])
  expect(wrong).toMatchObject({ code: 2, out: '' })
  expect(lines(wrong.err)).toHaveLength(1)
  const reports = ['--report', `html=${folder}/no/such/a.html`]
  const unwritable = await check(['--base-url', 'http://127.0.0.1:9', ...reports])
  expect(unwritable).toMatchObject({ code: 2, out: '' })
  expect(unwritable.err).toContain('cannot be written')
}, 120_000)

/** A key and a certificate that nobody has signed, made as every operator can. */
function selfSigned(): { key: string; cert: string } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')]
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1']
  const args = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-keyout', key, '-out', cert]
  execFileSync('openssl', [...args, ...subject], { stdio: 'ignore' })
  return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
}

describe('an address where nothing can be tested ends with 3 and one line that says why', () => {
  async function said(baseUrl: string, ...args: string[]): Promise<string> {
    const { code, err } = await check(['--base-url', baseUrl, ...args])
    expect(code).toBe(3)
    expect(lines(err)).toHaveLength(1)
    return err
  }

  it('nobody there', async () => {
    const port = await listening(net.createServer())
    const free = net.createServer()
    const gone = await listening(free)
    await new Promise((done) => free.close(done))
    expect(port).not.toBe(gone)
    expect(await said(`http://127.0.0.1:${gone}`)).toContain('nobody listens there')
  }, 120_000)

  it('not HTTP', async () => {
    const port = await listening(net.createServer((socket) => void socket.end('220 mail.example ESMTP\r\n')))
    expect(await said(`http://127.0.0.1:${port}`)).toContain('not HTTP')
  }, 120_000)

  it('a certificate that nobody has signed, until one is told to trust it', async () => {
    const { key, cert } = selfSigned()
    const server = https.createServer(
      { key, cert },
      (_request, response) => void response.writeHead(404).end(),
    )
    const baseUrl = `https://127.0.0.1:${await listening(server)}`
    expect(await said(baseUrl)).toContain('self-signed')
    expect(await said(baseUrl, '--insecure')).toContain('status 404')
    expect(await said(baseUrl, '--ca', join(folder, 'cert.pem'))).toContain('status 404')
  }, 120_000)

  it('a redirect to somewhere else, which is named', async () => {
    const baseUrl = await serve(
      (_request, response) => void response.writeHead(302, { location: 'https://elsewhere.example/' }).end(),
    )
    expect(await said(baseUrl)).toContain('redirects every call to https://elsewhere.example/')
  }, 120_000)

  it('another product', async () => {
    const baseUrl = await serve((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Mail</title>')
    })
    expect(await said(baseUrl)).toContain('another product')
  }, 120_000)

  it('credentials that are missing', async () => {
    const baseUrl = await serve((_request, response) => void response.writeHead(401).end())
    expect(await said(baseUrl)).toContain('credentials go into --header')
  }, 120_000)

  it('an upstream that never answers', async () => {
    const baseUrl = await serve(() => undefined)
    expect(await said(baseUrl)).toContain('too slow')
  }, 120_000)
})

it('Ctrl-C ends the check with a report that says that it is partial, in every form', async () => {
  let asked = 0
  let interrupt: () => void = () => undefined
  const baseUrl = await serve((_request, response) => {
    asked += 1
    if (asked === 10) interrupt()
    if (asked < 10)
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"state":"10","errorCode":"NOT_FOUND"}')
  })
  const [html, json, junit] = ['p.html', 'p.json', 'p.xml'].map((name) => join(folder, name))
  const args = ['--base-url', baseUrl, '--report', `html=${html}`, `json=${json}`, `junit=${junit}`]
  const { code, out } = await check(args, (kill) => {
    interrupt = kill
  })
  expect(code).toBe(130)
  expect(out).toContain('Interrupted: what is not here was not looked at.')
  expect(readFileSync(html ?? '', 'utf8')).toContain('Interrupted')
  expect(readFileSync(junit ?? '', 'utf8')).toContain('interrupted')
  expect(JSON.parse(readFileSync(json ?? '', 'utf8'))).toMatchObject({ isPartial: true })
}, 120_000)

it('what an upstream says is text in every report, credentials are in none, and known differences do not break again', async () => {
  const hostile = '</script><script>alert(1)</script>\u001b[2J]]>&"'
  const baseUrl = await serve((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ state: '11', data: hostile }))
  })
  const [html, json, junit] = ['h.html', 'h.json', 'h.xml'].map((name) => join(folder, name))
  const args = ['--base-url', baseUrl, '--header', 'authorization: Bearer s3cr3t', '--levels', 'L1']
  const first = await check([...args, '--report', `html=${html}`, `json=${json}`, `junit=${junit}`])
  expect(first.code).toBe(1)
  expect(first.out).not.toContain('\u001b')
  const texts = [html, json, junit].map((path) => readFileSync(path ?? '', 'utf8'))
  for (const text of [first.out, first.err, ...texts]) expect(text).not.toContain('s3cr3t')
  expect(texts[0]).not.toContain('<script')
  expect(texts[2]).not.toContain('<script')
  const second = await check([...args, '--baseline', json ?? ''])
  expect(second.code).toBe(0)
  expect(second.out).toContain('stood in the baseline already')
}, 120_000)
