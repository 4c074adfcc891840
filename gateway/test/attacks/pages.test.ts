import { describe, expect, it } from 'vitest'
import { expectServing, itRefuses, useAttackedGateway } from '../attacks.ts'
import { sendRaw } from '../raw-answers.ts'
import { get, request } from '../raw-requests.ts'

const attacked = useAttackedGateway()

describe('a file that must not be served', () => {
  itRefuses(attacked, [
    ['the build’s notes', 404, get('/csp.json')],
    ['a precompressed twin', 404, get('/index.html.br')],
    ['a page under its file’s name', 404, get('/index.html')],
    ['the fallback page', 404, get('/__spa-fallback.html')],
    ['the first page of a kind', 404, get('/__first-airport.html')],
    ['a drive of Windows', 404, get('/c:%5cwindows%5cwin.ini')],
    ['a file that is not there', 404, get('/assets/none.js')],
    ['dots to a file', 404, get('/assets/../csp.json')],
    ['an encoded slash to a file', 404, get('/assets/..%2fcsp.json')],
    ['dots encoded twice to a file', 404, get('/assets/%252e%252e/csp.json')],
    ['a backslash to a file', 404, get('/assets\\..\\csp.json')],
    ['a zero byte in a file’s name', 404, get('/assets/app-1a2b%00.js')],
    ['a file in another case', 404, get('/Favicon.svg')],
    ['broken percent-encoding', 400, get('/airport/layover/%zz')],
    ['a page in bytes that are no UTF-8', 400, get('/airport/layover/%ff')],
  ])
})

const pages: readonly (readonly [string, string])[] = [
  ['dots out of the shop', '/../../../../etc/passwd'],
  ['encoded dots out of the shop', '/..%2f..%2f..%2fetc%2fpasswd'],
  ['a hidden file', '/.env'],
  ['a repository', '/.git/config'],
  ['a doubled slash', '//evil.example/'],
  ['a doubled slash and a backslash', '/%5cevil.example/'],
  ['a zero byte', '/airport/layover/%00'],
  ['a line end', '/airport/layover/%0d%0aSet-Cookie:%20x=y'],
  ['markup for a code', '/airport/layover/%3Cscript%3Ealert(1)%3C%2Fscript%3E'],
  ['markup for an agent', '/airport/%22%3E%3Cimg%20src=x%20onerror=alert(1)%3E/ZRH'],
  ['a prototype for a page', '/content/__proto__'],
  ['a constructor for a page', '/products/item/constructor'],
  ['a page of an object’s own', '/membership-purchase/toString'],
  ['a template’s braces', '/airport/layover/%7B%7B7*7%7D%7D'],
  ['a place’s brackets', '/airport/layover/[[name]]'],
]

describe('an address without a page', () => {
  it.each(pages)('%s: 404 with the shop’s own page, which repeats nothing of it', async (_name, path) => {
    attacked.upstream.play((response) => void response.writeHead(500).end())
    const [answer] = await sendRaw(attacked.app, request(get(path)))
    expect(answer?.status).toBe(404)
    expect(answer?.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(answer?.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect(answer?.headers.has('set-cookie')).toBe(false)
    expect(answer?.headers.has('location')).toBe(false)
    expect(answer?.body).not.toMatch(/onerror|alert|evil|7\*7|root:|node_modules|\bat .+:\d+/)
    expect(attacked.upstream.seen).toHaveLength(0)
    await expectServing(attacked)
  })
})

describe('a page is served whatever else the request has', () => {
  it.each([
    ['a part of it', 'Range: bytes=0-3'],
    ['a part beyond it', 'Range: bytes=900-'],
    ['a thousand parts of it', `Range: bytes=${Array(1000).fill('0-').join()}`],
    ['a part of no size', 'Range: bytes=--'],
    ['an unknown encoding', 'Accept-Encoding: zstd;q=1, x'],
    ['a weight that is none', 'Accept-Encoding: br;q=x, gzip;q=-1'],
    ['a thousand encodings', `Accept-Encoding: ${Array(1000).fill('x;q=0.1').join()}`],
    ['tags without an end', `If-None-Match: ${Array(1000).fill('"x').join()}`],
    ['a time that is none', 'If-Modified-Since: yesterday'],
    ['the source of a module', 'Translate: f'],
    ['a language', 'Accept-Language: ../../etc/passwd'],
    ['a body', 'Content-Length: 0'],
  ])('%s', async (_name, header) => {
    for (const path of ['/', '/favicon.svg']) {
      const [answer] = await sendRaw(attacked.app, request(get(path, header)))
      expect(answer?.status, path).toBe(200)
      expect(answer?.headers.has('server')).toBe(false)
      expect(answer?.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('its query stays in the browser, however long', async () => {
    const [answer] = await sendRaw(attacked.app, request(get(`/?from=app&x=${'%3Cscript%3E'.repeat(700)}`)))
    expect(answer?.status).toBe(200)
    expect(answer?.body).not.toContain('script%3E')
  })
})
