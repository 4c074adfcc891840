import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import net from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'
import { lines, listening, serve } from './test-servers.test-kit.ts'

const folder = mkdtempSync(join(tmpdir(), 'upstream-check-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** Runs the command as a user does, in a process of its own, which `onStart` gets. */
function check(args: readonly string[], onStart?: (child: ChildProcess) => void): Promise<Ended> {
  const cli = fileURLToPath(new URL('./cli.ts', import.meta.url))
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions=layover-source', cli, ...args])
  const output = { out: '', err: '' }
  child.stdout.on('data', (chunk) => {
    output.out += String(chunk)
  })
  child.stderr.on('data', (chunk) => {
    output.err += String(chunk)
  })
  onStart?.(child)
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, ...output })))
}

/** An upstream that refuses nine requests and answers no further one. */
function fallingSilent(onTenth: () => void): Promise<string> {
  let requests = 0
  return serve((_request, response) => {
    requests += 1
    if (requests === 10) onTenth()
    if (requests < 10)
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"state":"10","errorCode":"NOT_FOUND"}')
  })
}

it('a wrong command ends with 2 and one line, before any request or file', async () => {
  const wrong = await check(['--base-url', 'http://127.0.0.1:9', '--calls', 'createOder'])
  expect(wrong).toMatchObject({ code: 2, out: '' })
  expect(lines(wrong.err)).toHaveLength(1)
})

it('an address without a server ends with 3 and one line about it', async () => {
  const free = net.createServer()
  const gone = await listening(free)
  await new Promise((done) => free.close(done))
  const { code, err } = await check(['--base-url', `http://127.0.0.1:${gone}`])
  expect(code).toBe(3)
  expect(lines(err)).toHaveLength(1)
  expect(err).toContain('nobody listens there')
})

it('Ctrl-C ends the check with a report that is marked as partial, in every form', async () => {
  let interrupt: () => void = () => undefined
  const baseUrl = await fallingSilent(() => interrupt())
  const [html, json, junit] = ['p.html', 'p.json', 'p.xml'].map((name) => join(folder, name))
  const args = ['--base-url', baseUrl, '--report', `html=${html}`, `json=${json}`, `junit=${junit}`]
  const { code, out } = await check(args, (child) => {
    interrupt = () => void child.kill('SIGINT')
  })
  expect(code).toBe(130)
  expect(out).toContain('Interrupted: what is not here was not looked at.')
  expect(readFileSync(html ?? '', 'utf8')).toContain('Interrupted')
  expect(readFileSync(junit ?? '', 'utf8')).toContain('interrupted')
  expect(JSON.parse(readFileSync(json ?? '', 'utf8'))).toMatchObject({ isPartial: true })
})

it('a terminal that hangs up takes no report with it', async () => {
  let hangUp: () => void = () => undefined
  const baseUrl = await fallingSilent(() => hangUp())
  const json = join(folder, 'hung-up.json')
  const { code } = await check(['--base-url', baseUrl, '--report', `json=${json}`], (child) => {
    hangUp = () => {
      child.stdout?.destroy()
      child.stderr?.destroy()
      child.kill('SIGHUP')
    }
  })
  expect(code).toBe(130)
  expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({ isPartial: true })
})

it('an upstream’s words are text in every report, credentials are in none, and known differences do not break again', async () => {
  const hostile = '</script><script>alert(1)</script>\u001b[2J]]>&"'
  const baseUrl = await serve((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ state: '11', data: hostile }))
  })
  const [html, json, junit] = ['h.html', 'h.json', 'h.xml'].map((name) => join(folder, name))
  const args = ['--base-url', baseUrl, '--header', 'authorization: Bearer s3cr3t', '--levels', 'L2']
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
})
