import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOST, startGateway } from '../../test/gateway.ts'
import { buildFolder, SCRIPT_HASH, STYLE_HASH, shopFolder } from '../../test/shop-folder.ts'

let app: FastifyInstance
beforeAll(async () => {
  app = await startGateway({ WEB_ROOT: await buildFolder() })
})
afterAll(() => app.close())

function get(url: string, headers: Record<string, string> = {}) {
  return app.inject({ url, headers: { host: HOST, ...headers } })
}

describe('the shop’s files', () => {
  it.each([
    ['/', 'home'],
    ['/?from=app', 'home'],
    ['/products/item/lounge', 'lounge pass'],
    ['/products/item/lounge/', 'lounge pass'],
    ['/airport/general/ZRH', 'fallback'],
    ['/lounge/detail/general/LHR-A.B', 'fallback'],
    ['/products/item/fast-track', 'fallback'],
    ['/lounge/buypass', 'cart'],
    ['/lounge/buypass/success?ref=A', 'pass'],
  ])('%s is the page %s, revalidated each time', async (url, text) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain(`<h1>${text}</h1>`)
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    })
  })

  it('answer a search of 10 KB with the page, and a path of 10 KB with a refusal', async () => {
    const long = 'x'.repeat(10_000)
    const answer = await get(`/?wd=${long}`)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<h1>home</h1>')
    expect((await get(`/${long}`)).statusCode).toBe(414)
    expect((await get(`/health?wd=${long}`)).statusCode).toBe(414)
  })

  it.each(['/nowhere', '/airport/general', '/airport/general/ZRH/more', '/lounge/buypass.php/x'])(
    '%s has no page: the shop’s own not-found page under 404, whatever the browser holds already',
    async (url) => {
      const answer = await get(url)
      expect(answer.statusCode).toBe(404)
      expect(answer.body).toContain('<h1>fallback</h1>')
      const again = await get(url, { 'if-none-match': String(answer.headers.etag) })
      expect(again.statusCode).toBe(404)
    },
  )

  it('may be stored for a year with a hash in their name', async () => {
    expect((await get('/assets/app-1a2b.js')).headers['cache-control']).toBe(
      'public, max-age=31536000, immutable',
    )
  })

  it.each([
    '/assets/app-old.js',
    '/nothing.png',
    '/csp.json',
    '/index.html.br',
    '/..%2f..%2fetc%2fpasswd.txt',
  ])('are never guessed: %s is 404 in JSON', async (url) => {
    const answer = await get(url)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ status: 404 })
  })

  it('never replace a call: an unknown one is 404, a known one 405', async () => {
    expect((await get('/api/nothing')).statusCode).toBe(404)
    expect((await get('/api/lounge/lounges')).statusCode).toBe(405)
  })

  it('are compressed for browsers that accept it', async () => {
    const answer = await get('/', { 'accept-encoding': 'br' })
    expect(answer.headers['content-encoding']).toBe('br')
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe((await get('/')).body)
  })

  it('are 304 for a browser that has them, and have no body for HEAD', async () => {
    const { etag } = (await get('/')).headers
    expect((await get('/', { 'if-none-match': String(etag) })).statusCode).toBe(304)
    const head = await app.inject({ method: 'HEAD', url: '/', headers: { host: HOST } })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  it('have a page that the worker starts every address from, which search engines do not list', async () => {
    const answer = await get('/assets/shell-1a2b.html')
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('<h1>shell</h1>')
    expect(answer.headers['x-robots-tag']).toBe('noindex')
    expect(answer.headers['content-security-policy']).toContain("default-src 'self'")
  })

  it('have a worker, which browsers revalidate and which may fetch from the shop alone', async () => {
    const answer = await get('/sw.js')
    expect(answer.body).toBe('keepFiles()')
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
      'content-security-policy': "default-src 'none';connect-src 'self'",
    })
  })

  it('have in its place one that removes it, where the operator has it off', async () => {
    const off = await startGateway({ WEB_ROOT: await buildFolder(), SERVICE_WORKER: 'off' })
    expect((await off.inject({ url: '/sw.js', headers: { host: HOST } })).body).toBe('removeFiles()')
    await off.close()
  })

  it('open no session', async () => {
    expect((await get('/')).headers).not.toHaveProperty('set-cookie')
  })
})

describe('the content security policy of a page', () => {
  it('allows its own inline code by hash, and nothing else inline', async () => {
    const policy = String((await get('/')).headers['content-security-policy'])
    expect(policy.split(';').sort()).toEqual(
      [
        "default-src 'self'",
        `script-src 'self' '${SCRIPT_HASH}'`,
        `style-src 'self' '${STYLE_HASH}'`,
        "img-src 'self' data:",
        "connect-src 'self' http://127.0.0.1:3002",
        "object-src 'none'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
        "form-action 'self'",
        'report-uri /csp-report',
        'report-to csp',
      ].sort(),
    )
    expect(policy).not.toContain('unsafe')
  })

  it('is that of the fallback where the fallback is served', async () => {
    expect((await get('/anything')).headers['content-security-policy']).toContain(
      `script-src 'self' '${STYLE_HASH}'`,
    )
  })
})

describe('an incomplete build prevents the start', () => {
  const { 'csp.json': _csp, ...withoutCsp } = shopFolder
  const { '__spa-fallback.html': _fallback, ...withoutFallback } = shopFolder
  it.each([
    ['no folder', async () => '/nowhere/at/all', 'is no folder'],
    ['no csp.json', () => buildFolder(withoutCsp), 'csp.json'],
    ['no fallback page', () => buildFolder(withoutFallback), 'has no __spa-fallback.html'],
    [
      'a csp.json with a free text for a hash',
      () =>
        buildFolder({
          ...shopFolder,
          'csp.json': '{"index.html":{"script":["\'unsafe-inline\'"],"style":[]}}',
        }),
      'expected string matching',
    ],
  ])('%s', async (_name, root, message) => {
    const started = root().then((path) => startGateway({ WEB_ROOT: path }))
    await expect(started).rejects.toThrow(new RegExp(`^WEB_ROOT: .*${message}`))
  })
})
