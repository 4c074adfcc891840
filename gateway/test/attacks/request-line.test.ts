import { describe } from 'vitest'
import { type Attack, itRefuses, useAttackedGateway } from '../attacks.ts'
import { HOST } from '../gateway.ts'
import { LOUNGES, type Shape, target } from '../raw-requests.ts'

const attacked = useAttackedGateway()

const bare = (line: string): Shape => ({ line, headers: [] })

describe('a version that is not spoken here', () => {
  itRefuses(attacked, [
    ['no HTTP at all', 400, bare('HELLO')],
    ['HTTP/0.9', 400, bare('GET / HTTP/0.9')],
    ['no version', 400, bare('GET /')],
    ['HTTP/1.2', 400, bare('GET / HTTP/1.2')],
    ['HTTP/1.10', 400, bare('GET / HTTP/1.10')],
    ['HTTP/2.0 on a page', 400, bare('GET / HTTP/2.0')],
    ['HTTP/2.0 on a call', 400, { line: `POST ${LOUNGES} HTTP/2.0` }],
    ['HTTP/9.9', 400, { line: `POST ${LOUNGES} HTTP/9.9` }],
    ['the preface of HTTP/2', 400, bare('PRI * HTTP/2.0')],
    ['small letters', 400, bare('GET / http/1.1')],
    ['HTTPS', 400, bare('GET / HTTPS/1.1')],
    ['a tab for a space', 400, bare('GET\t/ HTTP/1.1')],
    ['something after the version', 400, bare('GET / HTTP/1.1 x')],
    ['a TLS greeting', 400, bare('\x16\x03\x01\x00\xa5\x01\x00\x00\xa1\x03\x03')],
    ['a proxy greeting', 400, bare('PROXY TCP4 127.0.0.1 127.0.0.1 1 2')],
  ])
})

const otherMethods = ['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'HEAD', 'PROPFIND', 'GET', 'QUERY']

describe('a method that is not one of the address', () => {
  itRefuses(attacked, [
    ...otherMethods.map(
      (method): Attack => [`${method} of a call`, 405, bare(`${method} ${LOUNGES} HTTP/1.1`)],
    ),
    ...['PUT', 'DELETE', 'OPTIONS', 'TRACE'].map(
      (method): Attack => [`${method} of a page`, 405, bare(`${method} / HTTP/1.1`)],
    ),
    ['POST of a page', 405, target('/contact-us')],
    ['POST of a page with a body of no form', 405, { ...target('/'), body: '{"a":' }],
    ['POST of a file', 405, target('/assets/app-1a2b.js')],
    ['POST of a GET call', 405, target('/api/account/encryptPublicKey')],
    [
      'POST of a GET call without a body',
      405,
      { ...bare('POST /api/account/encryptPublicKey HTTP/1.1'), length: 0, body: '' },
    ],
    ['a method in small letters', 400, bare(`post ${LOUNGES} HTTP/1.1`)],
    ['an unknown method', 400, bare('FOO / HTTP/1.1')],
    ['a tunnel', 405, bare('CONNECT example.com:443 HTTP/1.1')],
    ['a tunnel to a call', 405, bare(`CONNECT ${LOUNGES} HTTP/1.1`)],
    ['a tunnel to the metadata of a cloud', 405, bare('CONNECT 169.254.169.254:80 HTTP/1.1')],
  ])
})

describe('a target in another form', () => {
  itRefuses(attacked, [
    ['an absolute target here', 400, target(`http://${HOST}${LOUNGES}`)],
    ['an absolute target elsewhere', 421, target(`http://evil.example${LOUNGES}`)],
    ['our host as a user elsewhere', 421, target(`http://${HOST}@evil.example${LOUNGES}`)],
    ['a file', 421, bare('GET file:///etc/passwd HTTP/1.1')],
    ['another scheme', 421, target(`ftp://evil.example${LOUNGES}`)],
    ['a script', 400, bare('GET javascript:alert(1) HTTP/1.1')],
    ['an address that cannot be one', 400, bare('GET http://[::1 HTTP/1.1')],
    ['an asterisk', 400, bare('OPTIONS * HTTP/1.1')],
    ['an asterisk of another method', 400, bare('GET * HTTP/1.1')],
    ['no slash', 400, bare('GET api/lounge/lounges HTTP/1.1')],
    ['a fragment', 400, target(`${LOUNGES}#x`)],
    ['a space', 400, bare('GET /a b HTTP/1.1')],
    ['a letter beyond ASCII', 400, target('/api/lounge/l\xf6unges')],
    ['a target of 3 KB', 414, target(`${LOUNGES}?${'x'.repeat(3000)}`)],
    ['a page’s path of 3 KB', 414, bare(`GET /${'x'.repeat(3000)} HTTP/1.1`)],
    ['a target of 100 KB', 431, bare(`GET /${'x'.repeat(100_000)} HTTP/1.1`)],
  ])
})
