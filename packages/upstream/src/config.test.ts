import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'
import { environment, testConfig } from './upstream.test-kit.ts'

const faultsOf = (env: NodeJS.ProcessEnv) => {
  const read = readConfig({ ...environment, ...env })
  return 'faults' in read ? read.faults : []
}

describe('the environment', () => {
  it('needs only its five secrets', () => {
    const { TEST_STATES, SAMPLE_CODES, SHED_DELAY_MS, ...secrets } = environment
    expect(readConfig(secrets)).toMatchObject({
      config: {
        port: 3001,
        host: '127.0.0.1',
        paymentPath: 'session',
        hasTestStates: false,
        hasSampleCodes: false,
        agentId: 'layover',
      },
    })
  })

  it('is reported with every fault at once', () => {
    const faults = faultsOf({
      PORT: '70000',
      PAYMENT_PATH: 'cash',
      CARD_PROVIDER_URL: 'nowhere',
      TEST_STATES: 'yes',
    })
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'CARD_PROVIDER_URL',
      'PAYMENT_PATH',
      'PORT',
      'TEST_STATES',
    ])
  })

  it('keeps metrics off the port of the calls', () => {
    expect(faultsOf({ METRICS_PORT: '3001' })).toEqual(['METRICS_PORT: expected another port than PORT'])
    expect(faultsOf({ METRICS_PORT: '9464' })).toEqual([])
  })

  it.each([
    ['too short', 'short'],
    ['long but no secret', 'a'.repeat(64)],
    ['with spaces', 'a secret that has spaces in it, and length'],
  ])('stops the start with a signing key %s, and does not repeat it', (_what, key) => {
    const faults = faultsOf({ SIGNING_KEY: key })
    expect(faults).toHaveLength(1)
    expect(faults[0]).toContain('SIGNING_KEY')
    expect(faults[0]).not.toContain(key)
  })

  it('takes signing keys from a file, newest first and one in a line, and refuses all for one weak one', () => {
    const { SIGNING_KEY, ...others } = environment
    const newest = 'a-newer-key-for-the-links-of-orders'
    const path = join(mkdtempSync(join(tmpdir(), 'layover-config-')), 'secret')
    writeFileSync(path, `${newest}\n${SIGNING_KEY}\n`)
    expect(readConfig({ ...others, SIGNING_KEY_FILE: path })).toMatchObject({
      config: { signingKeys: [newest, SIGNING_KEY] },
    })
    expect(faultsOf({ SIGNING_KEY: `${newest} hunter2` })).toEqual([
      expect.stringMatching(/^SIGNING_KEY: expected keys of at least 32/),
    ])
  })

  it('is refused where passes would be signed by a key that opens orders', () => {
    const SIGNING_KEY = `a-newer-key-for-the-links-of-orders ${environment.PASS_SIGNING_KEY}`
    expect(faultsOf({ SIGNING_KEY })).toEqual(['PASS_SIGNING_KEY: expected another key than SIGNING_KEY'])
  })

  it('takes every secret from a file, and none from two places', () => {
    const { MERCHANT_SECRET = '', ...others } = environment
    const path = join(mkdtempSync(join(tmpdir(), 'layover-config-')), 'secret')
    writeFileSync(path, `${MERCHANT_SECRET}\n`)
    expect(readConfig({ ...others, MERCHANT_SECRET_FILE: path })).toMatchObject({
      config: { provider: { secret: MERCHANT_SECRET } },
    })
    const files = { DATABASE_URL_FILE: '/nowhere', SMTP_URL_FILE: '/nowhere', MERCHANT_SECRET_FILE: path }
    expect(faultsOf(files)).toEqual([
      'DATABASE_URL_FILE: cannot read /nowhere (ENOENT)',
      'MERCHANT_SECRET: given twice, here and in MERCHANT_SECRET_FILE',
      'SMTP_URL_FILE: cannot read /nowhere (ENOENT)',
    ])
  })

  it('validates the content of files by the same rules, and does not repeat it', () => {
    const { SIGNING_KEY: _key, ...others } = environment
    const path = join(mkdtempSync(join(tmpdir(), 'layover-config-')), 'secret')
    writeFileSync(path, 'hunter2')
    expect(readConfig({ ...others, SIGNING_KEY_FILE: path })).toEqual({
      faults: [
        'SIGNING_KEY: expected keys of at least 32 printable characters, 8 of them different, got 7 characters',
      ],
    })
  })

  it('never shows the password in a database address', () => {
    const [fault] = faultsOf({ DATABASE_URL: 'mysql://user:hunter2@db/layover' })
    expect(fault).toContain('DATABASE_URL')
    expect(fault).not.toContain('hunter2')
  })

  it.each(['DATABASE_URL', 'SMTP_URL'])(
    'has no line break within %s, which would change its password',
    (name) => {
      const address = `${name === 'SMTP_URL' ? 'smtp' : 'postgres'}://user:hunter2@db/layover\n`
      expect(faultsOf({ [name]: address.replace('2', '\n') })).toEqual([
        expect.stringMatching(new RegExp(`^${name}: expected an? .* address in one line`)),
      ])
      expect(faultsOf({ [name]: address })).not.toContainEqual(expect.stringContaining(`${name}:`))
    },
  )

  it('takes another provider’s paths, words, headers and signature', () => {
    const config = testConfig({
      CARD_PROVIDER_URL: 'https://api.cards.test/connect',
      MERCHANT_AUTH: 'v1hmac',
      CARD_LOOKUP_PATH: '/merchants/{merchantId}/find/{reference}',
      CARD_PROVIDER_STATES: 'CAPTURED=PAID,REJECTED=DENIED',
      CARD_PROVIDER_HEADERS: 'X-Client: layover',
    })
    expect(config.provider).toMatchObject({
      url: 'https://api.cards.test/connect',
      auth: 'v1hmac',
      paths: { payments: '/v1/{merchantId}/payments', lookUp: '/merchants/{merchantId}/find/{reference}' },
      headers: ['x-client', 'layover'],
    })
  })

  it.each([
    [
      { CARD_PROVIDER_URL: 'https://me:hunter2@cards.test' },
      /^CARD_PROVIDER_URL: expected an address without @/,
    ],
    [
      { CARD_PROVIDER_URL: 'https://cards.test/?key=hunter2' },
      /^CARD_PROVIDER_URL: expected an address without @/,
    ],
    [{ MERCHANT_AUTH: 'bearer' }, /^MERCHANT_AUTH: expected basic or v1hmac, got "bearer"/],
    [{ CARD_PAYMENT_PATH: 'payments' }, /^CARD_PAYMENT_PATH: expected a path without a query/],
    [{ CARD_LOOKUP_PATH: '/payments' }, /^CARD_LOOKUP_PATH: expected a path with \{reference\} in it/],
    [{ CARD_PROVIDER_STATES: 'CAPTURED=PAID' }, /^CARD_PROVIDER_STATES: expected a word for REJECTED/],
    [{ CARD_PROVIDER_HEADERS: 'Authorization: hunter2' }, /^CARD_PROVIDER_HEADERS: the upstream itself sets/],
    [
      { CARD_PROVIDER_CLIENT_KEY: '-----BEGIN hunter2' },
      /^CARD_PROVIDER_CLIENT_CERT: expected together with/,
    ],
    [{ CARD_PROVIDER_CA: '-----BEGIN hunter2' }, /^CARD_PROVIDER_(URL|CA): expected/],
  ])('is refused in one line with %j, and repeats no secret', (env, expected) => {
    const [fault] = faultsOf(env)
    expect(fault).toMatch(expected)
    expect(fault).not.toContain('hunter2')
  })

  it.each(['vault', 'session'])('takes the payment path %s', (PAYMENT_PATH) => {
    expect(faultsOf({ PAYMENT_PATH })).toEqual([])
  })

  it('is refused with provider sessions at an address that the provider’s SDK could not use', () => {
    const CARD_PROVIDER_PUBLIC_URL = 'https://cards.test/provider'
    expect(faultsOf({ PAYMENT_PATH: 'vault', CARD_PROVIDER_PUBLIC_URL })).toEqual([])
    expect(faultsOf({ PAYMENT_PATH: 'session', CARD_PROVIDER_PUBLIC_URL })).toEqual([
      expect.stringMatching(/^CARD_PROVIDER_PUBLIC_URL: expected an address without a path/),
    ])
  })

  it('is refused where a payment would be given up before the provider’s timeout', () => {
    expect(faultsOf({ PAYMENT_TIMEOUT_SECONDS: '60', PAYMENT_GRACE_SECONDS: '60' })).toHaveLength(1)
  })

  it.each(['', 'c2VjcmV0', `${environment.ACCOUNT_KEYS},x`])(
    'stops the start with the account keys %j, and does not repeat them',
    (keys) => {
      const [fault, ...others] = faultsOf({ ACCOUNT_KEYS: keys })
      expect(others).toEqual([])
      expect(fault).toMatch(/^ACCOUNT_KEYS: expected one to four RSA keys/)
      expect(fault).not.toContain('c2Vj')
    },
  )

  it('never shows the password in a mail server’s address', () => {
    const [fault] = faultsOf({ SMTP_URL: 'http://user:hunter2@mail.test' })
    expect(fault).toContain('SMTP_URL')
    expect(fault).not.toContain('hunter2')
  })

  it('sends no real mail to the sample mailboxes', () => {
    const SMTP_URL = 'smtps://user:hunter2@mail.test'
    expect(faultsOf({ SMTP_URL }).map((fault) => fault.split(':')[0])).toEqual([
      'SUPPORT_MAILBOX',
      'MAIL_FROM',
    ])
    expect(
      faultsOf({ SMTP_URL, SUPPORT_MAILBOX: 'desk@layover.test', MAIL_FROM: 'shop@layover.test' }),
    ).toEqual([])
  })

  it.each(['desk', 'desk@layover.test\r\nBcc: all@example.com', 'a@example.com, b@example.com'])(
    'takes %j for no mailbox',
    (SUPPORT_MAILBOX) => {
      expect(faultsOf({ SUPPORT_MAILBOX })).toHaveLength(1)
    },
  )
})
