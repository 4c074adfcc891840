import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const required = { MERCHANT_KEY_ID: 'key-1', MERCHANT_SECRET: 's'.repeat(32) }

describe('configuration', () => {
  it('needs the merchant’s key and nothing else', () => {
    expect(readConfig(required)).toEqual({
      config: {
        port: 3002,
        host: '127.0.0.1',
        publicUrl: 'http://127.0.0.1:3002',
        dataDir: '.data/card-sandbox',
        allowedOrigins: ['http://127.0.0.1:3000', 'http://localhost:3000'],
        merchant: { id: 'layover', keyId: 'key-1', secret: 's'.repeat(32), auth: 'basic' },
        merchantPath: '/v1',
        logLevel: 'info',
      },
    })
  })

  it('reports every fault at once, one readable line each', () => {
    const env = {
      PORT: '70000',
      PUBLIC_URL: 'http://x/path',
      ALLOWED_ORIGINS: 'http://a,*',
      LOG_LEVEL: 'loud',
    }
    const read = readConfig({ ...env, MERCHANT_KEY_ID: '' })
    expect('faults' in read && read.faults).toEqual([
      'PORT: expected a port from 0 to 65535, got "70000"',
      'PUBLIC_URL: expected an http or https origin without a path, got "http://x/path"',
      'ALLOWED_ORIGINS: expected http or https origins, separated by commas, got "http://a,*"',
      'MERCHANT_KEY_ID: expected 1 to 64 letters, digits, - or _, got nothing',
      'MERCHANT_SECRET: expected at least 32 printable characters, got nothing',
      'LOG_LEVEL: expected fatal, error, warn, info, debug, trace or silent, got "loud"',
    ])
  })

  it.each(['v1', '/', '/v1/', '/v1?a', '/v1/:merchant', '/payment space'])(
    'takes %j for no path of the merchant API',
    (MERCHANT_API_PATH) => {
      expect(readConfig({ ...required, MERCHANT_API_PATH })).toHaveProperty('faults')
    },
  )

  it('refuses a weak secret without repeating it', () => {
    expect(readConfig({ ...required, MERCHANT_SECRET: 'hunter2' })).toEqual({
      faults: ['MERCHANT_SECRET: expected at least 32 printable characters, got 7 characters'],
    })
  })
})
