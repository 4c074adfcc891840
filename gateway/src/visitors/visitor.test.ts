import { randomBytes } from 'node:crypto'
import Fastify from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { startGateway } from '../../test/gateway.ts'
import { OWN_ADDRESS } from './own-request.ts'
import { visitor } from './visitor.ts'

const newKey = () => randomBytes(32).toString('base64')

async function cookieOf(
  changes: Record<string, string>,
  host: string,
  cookie = '',
): Promise<string | undefined> {
  const app = await startGateway(changes)
  const { headers } = await app.inject({ url: '/config.json', headers: { host, cookie } })
  await app.close()
  return headers['set-cookie']?.toString()
}

afterEach(() => {
  vi.useRealTimers()
})

describe('the visitor’s cookie', () => {
  it('is a host cookie, secure and out of reach of scripts, wherever https is', async () => {
    const cookie = await cookieOf({ PUBLIC_ORIGIN: 'https://shop.example' }, 'shop.example')
    expect(cookie).toMatch(/^__Host-layover=/)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Domain')
  })

  it('has no Secure and no host prefix on plain loopback', async () => {
    const cookie = await cookieOf({}, '127.0.0.1:3000')
    expect(cookie).toMatch(/^layover=/)
    expect(cookie).not.toContain('Secure')
    expect(cookie).toContain('HttpOnly')
  })

  it('is opened by an older key and sealed again by the newest, so that keys can be rotated', async () => {
    const [older, newer] = [newKey(), newKey()]
    const pair = (cookie = '') => cookie.split(';')[0] ?? ''
    const old = pair(await cookieOf({ SESSION_KEYS: older }, '127.0.0.1:3000'))
    const both = { SESSION_KEYS: `${newer},${older}` }
    const resealed = pair(await cookieOf(both, '127.0.0.1:3000', old))
    expect(await cookieOf({ SESSION_KEYS: newer }, '127.0.0.1:3000', resealed)).toBeUndefined()
    expect(await cookieOf({ SESSION_KEYS: newer }, '127.0.0.1:3000', old)).toBeDefined()
  })

  it.each(['layover=rubbish', `layover=${'A'.repeat(5000)}`, 'layover=;;;=;'])(
    'that is not ours (%.20s) gets a new one',
    async (cookie) => {
      expect(await cookieOf({}, '127.0.0.1:3000', cookie)).toMatch(/^layover=/)
    },
  )

  it('that does not open, or is none, marks the request as that of a new visitor', async () => {
    const app = Fastify()
    await app.register(visitor, { sessionKeys: [randomBytes(32)], isSecure: false })
    app.get('/', async ({ isNewVisitor }) => ({ isNewVisitor }))
    const ask = (cookie: string) => app.inject({ url: '/', headers: { cookie } })
    const { headers } = await ask('')
    const cookies = ['', String(headers['set-cookie']).split(';')[0] ?? '', 'layover=rubbish']
    const replies = await Promise.all(cookies.map(ask))
    expect(replies.map((reply) => reply.json().isNewVisitor)).toEqual([true, false, true])
    await app.close()
  })

  it('names the same visitor each time, among other cookies too, until it expires', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const app = await startGateway({})
    const cookieAfter = async (cookie: string) => {
      const { headers } = await app.inject({
        url: '/config.json',
        headers: { host: '127.0.0.1:3000', cookie },
      })
      return headers['set-cookie']?.toString().split(';')[0]
    }
    const own = (await cookieAfter('')) ?? ''
    const consent = `consent=${'x'.repeat(9_000)}`
    for (const cookie of [own, `a=b; ${own}; c=d`, `${consent}; ${own}`, own])
      expect(await cookieAfter(cookie)).toBeUndefined()
    vi.setSystemTime(Date.now() + 31 * 24 * 3_600_000)
    expect(await cookieAfter(own), 'also for a process that knows it').toMatch(/^layover=/)
    await app.close()
  })

  it('of an old key is sealed again each time until the browser has the new one', async () => {
    const [older, newer] = [newKey(), newKey()]
    const old = (await cookieOf({ SESSION_KEYS: older }, '127.0.0.1:3000'))?.split(';')[0] ?? ''
    const app = await startGateway({ SESSION_KEYS: `${newer},${older}` })
    for (const _time of [1, 2]) {
      const { headers } = await app.inject({
        url: '/config.json',
        headers: { host: '127.0.0.1:3000', cookie: old },
      })
      expect(headers['set-cookie']).toMatch(/^layover=/)
    }
    await app.close()
  })

  it('is not set for the gateway’s own requests', async () => {
    const app = await startGateway({})
    const { headers } = await app.inject({
      url: '/config.json',
      headers: { host: '127.0.0.1:3000' },
      remoteAddress: OWN_ADDRESS,
    })
    expect(headers).not.toHaveProperty('set-cookie')
    await app.close()
  })
})
