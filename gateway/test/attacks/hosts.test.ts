import { describe, expect, it } from 'vitest'
import { itRefuses, useAttackedGateway } from '../attacks.ts'
import { HOST, startGateway } from '../gateway.ts'
import { sendRaw } from '../raw-answers.ts'
import { get, LOUNGES, type Shape, withHeader } from '../raw-requests.ts'

const attacked = useAttackedGateway()

const host = (text: string): Shape => ({ host: text })

describe('a host that is not ours', () => {
  itRefuses(attacked, [
    ['none', 400, host('')],
    ['none in HTTP/1.0', 400, { line: `POST ${LOUNGES} HTTP/1.0`, host: '' }],
    ['two', 400, withHeader(`Host: ${HOST}`)],
    ['two that differ', 400, withHeader('Host: evil.example')],
    ['two for health', 400, { ...get('/health/live', 'Host: evil.example') }],
    ['an empty one', 421, host(' ')],
    ['another', 421, host('evil.example')],
    ['another port', 421, host('127.0.0.1:81')],
    ['no port', 421, host('127.0.0.1')],
    ['a port with a zero before it', 421, host('127.0.0.1:03000')],
    ['a user before it', 421, host(`user@${HOST}`)],
    ['a user and a password', 421, host(`user:pass@${HOST}`)],
    ['another as a user', 421, host(`${HOST}@evil.example`)],
    ['a list', 421, host(`${HOST}, evil.example`)],
    ['a path', 421, host(`${HOST}/x`)],
    ['an IPv6 address', 421, host('[::1]:3000')],
    ['an IPv4 address in IPv6', 421, host('[::ffff:127.0.0.1]:3000')],
    ['an address as one number', 421, host('2130706433:3000')],
    ['an address in hexadecimal', 421, host('0x7f.0.0.1:3000')],
    ['a dot at its end', 421, host('localhost.:3000')],
    ['letters that only look like ours', 421, host('\xe2\x93\x9bocalhost:3000')],
    ['ours in punycode of another', 421, host('xn--localhst-4yf:3000')],
    ['ours with more before it', 421, host(`evil-${HOST}`)],
    ['ours with more after it', 421, host(`${HOST}.evil.example`)],
    ['markup', 421, host('<script>alert(1)</script>')],
    [
      'the forwarded host of a balancer',
      421,
      { host: 'evil.example', headers: [`X-Forwarded-Host: ${HOST}`] },
    ],
  ])
})

describe('a host that is ours', () => {
  it('may be written in capitals, and of https with its port', async () => {
    const app = await startGateway({
      PUBLIC_ORIGIN: 'https://shop.example',
      UPSTREAM_URL: attacked.upstream.url,
    })
    for (const name of ['shop.example', 'SHOP.example', 'shop.example:443']) {
      const [answer] = await sendRaw(app, `GET /config.json HTTP/1.1\r\nHost: ${name}\r\n\r\n`)
      expect(answer?.status, name).toBe(200)
    }
    for (const name of ['shop.example:80', 'shop.example:', 'shop.example:0443']) {
      const [answer] = await sendRaw(app, `GET /config.json HTTP/1.1\r\nHost: ${name}\r\n\r\n`)
      expect(answer?.status, name).toBe(421)
    }
    await app.close()
  })
})
