import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { startGateway } from '../../test/gateway.ts'

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

describe('the visitor’s cookie', () => {
  it('is a host cookie, secure and out of reach of scripts, wherever https is', async () => {
    const cookie = await cookieOf({ PUBLIC_ORIGIN: 'https://shop.example' }, 'shop.example')
    expect(cookie).toMatch(/^__Host-layover=/)
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(part)
    expect(cookie).not.toContain('Domain')
  })

  it('drops what plain loopback cannot keep', async () => {
    const cookie = await cookieOf({}, '127.0.0.1:3000')
    expect(cookie).toMatch(/^layover=/)
    expect(cookie).not.toContain('Secure')
    expect(cookie).toContain('HttpOnly')
  })

  it('is opened by an older key and sealed anew by the newest, so that keys can be changed', async () => {
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
})
