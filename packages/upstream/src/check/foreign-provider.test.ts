import { freePorts } from '@layover/endurance/harness/free-ports'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { confirm, createOrder, recoverySide, statusOf } from '../orders/orders.test-kit.ts'
import { recoverPayments } from '../orders/pay/recover-payments.ts'
import { type BrowserSession, CardSandbox } from '../payments/card-sandbox.test-kit.ts'
import { createProviderClient, type ProviderConfig } from '../payments/provider-client.ts'
import { startUpstream, testConfig, type Upstream } from '../upstream.test-kit.ts'
import { startForeignProvider } from './foreign-provider.test-kit.ts'
import { tryProvider } from './try-provider.ts'

const GOOD = '4242424242424242'
const DECLINED = '4000000000000002'
const ANSWER_LOST = '4000000000006108'

const { keyId, secret } = testConfig().provider
const words = { CAPTURED: 'PAID', REJECTED: 'DENIED' }
const header = ['x-client', 'layover'] as const
const common = {
  MERCHANT_ID: '4711-eu',
  CARD_PROVIDER_STATES: 'CAPTURED=PAID,REJECTED=DENIED',
  CARD_PROVIDER_HEADERS: 'X-Client: layover',
}

/** The paths of a provider that shares none with the sandbox. */
function ownPaths(path: string): string | undefined {
  const [, merchant, rest = ''] = /^\/merchants\/([\w-]+)\/(.*)$/.exec(path) ?? []
  const at = (own: string) => `/v1/${merchant}/${own}`
  if (rest === 'card-sessions') return at('sessions')
  if (rest === 'charges') return at('payments')
  const [, reference] = /^charges\/by-name\/(.+)$/.exec(rest) ?? []
  return reference === undefined ? undefined : at(`payments?merchantReference=${reference}`)
}

const providers = [
  {
    what: 'that wants signed requests below a path of its own',
    auth: 'v1hmac',
    merchantPath: '/connect/eu/v1',
    toSandbox: (path: string) => path,
    env: {
      ...common,
      MERCHANT_AUTH: 'v1hmac',
      CARD_SESSION_PATH: '/eu/v1/{merchantId}/sessions',
      CARD_PAYMENT_PATH: '/eu/v1/{merchantId}/payments',
      CARD_LOOKUP_PATH: '/eu/v1/{merchantId}/payments?merchantReference={reference}',
    },
    base: '/connect',
  },
  {
    what: 'that wants HTTP Basic and has paths of its own',
    auth: 'basic',
    merchantPath: '/v1',
    toSandbox: ownPaths,
    env: {
      ...common,
      CARD_SESSION_PATH: '/merchants/{merchantId}/card-sessions',
      CARD_PAYMENT_PATH: '/merchants/{merchantId}/charges',
      CARD_LOOKUP_PATH: '/merchants/{merchantId}/charges/by-name/{reference}',
    },
    base: '',
  },
] as const

describe.each(providers)('a foreign card provider $what', ({ auth, merchantPath, toSandbox, env, base }) => {
  let sandbox: CardSandbox
  let foreign: Awaited<ReturnType<typeof startForeignProvider>>
  let upstream: Upstream
  let settings: ProviderConfig

  beforeAll(async () => {
    sandbox = await CardSandbox.start({ merchantPath, merchant: { id: '4711-eu', keyId, secret, auth } })
    foreign = await startForeignProvider(sandbox.url, { toSandbox, words, header })
    const own = { ...env, CARD_PROVIDER_URL: foreign.url + base }
    settings = testConfig(own).provider
    upstream = await startUpstream({ provider: createProviderClient(settings), env: own })
  })
  afterAll(async () => {
    foreign.close()
    await sandbox.close()
  })

  const sealed = async (number: string) => {
    const response = await upstream.app.inject('/lounge/createSession/layover')
    return await sandbox.sealed(response.json<{ data: BrowserSession }>().data, number)
  }

  it.each([
    ['a token of the vault', async (number: string) => await sandbox.tokenOf(number)],
    ['an encrypted card', sealed],
  ])('takes %s once, and its refusal is a decline', async (_way, card) => {
    const orderNo = await createOrder(upstream)
    expect(await confirm(upstream, orderNo, await card(DECLINED))).toMatchObject({
      errorCode: 'PAYMENT_DECLINED',
    })
    expect(await confirm(upstream, orderNo, await card(GOOD))).toMatchObject({ data: { status: 'PAID' } })
    expect(await sandbox.ledgerOf(orderNo)).toEqual(['REJECTED', 'CAPTURED'])
  })

  it('is asked for a payment whose answer was lost', async () => {
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo, await sandbox.tokenOf(ANSWER_LOST))
    expect(await statusOf(upstream, orderNo)).toBe('PAYING')
    const later = new Date(upstream.clock.now.getTime() + 10 * 60_000)
    const provider = createProviderClient(settings)
    await recoverPayments({ ...recoverySide(upstream), provider, now: () => later })
    expect(await statusOf(upstream, orderNo)).toBe('PAID')
    expect(await sandbox.ledgerOf(orderNo)).toEqual(['CAPTURED'])
  })

  const tried = async (changes: Partial<ProviderConfig>) => {
    const charged = await sandbox.ledgerOf('')
    const line = await tryProvider({ provider: { ...settings, ...changes }, opensSessions: true })
    expect(await sandbox.ledgerOf('')).toEqual(charged)
    return line
  }

  it('passes a trial, which charges nothing', async () => {
    expect(await tried({})).toBeUndefined()
  })

  const wrongKey =
    /^MERCHANT_KEY_ID, MERCHANT_SECRET or MERCHANT_AUTH is not what it knows.*\(status 401 UNAUTHORIZED\)$/
  it.each<[string, (right: ProviderConfig) => Partial<ProviderConfig>, RegExp]>([
    ['key id', () => ({ keyId: 'key-2' }), wrongKey],
    ['secret', () => ({ secret: 'another-secret-of-enough-length-too' }), wrongKey],
    ['kind of authentication', () => ({ auth: auth === 'basic' ? 'v1hmac' : 'basic' }), wrongKey],
    [
      'merchant',
      () => ({ merchantId: 'layover' }),
      /^MERCHANT_ID is not the merchant .*\(status 403 ACCESS_DENIED\)$/,
    ],
    ['header', () => ({ headers: [] }), /\(status 401 CLIENT_UNKNOWN\)$/],
    [
      'address',
      ({ url }) => ({ url: `${url}/elsewhere` }),
      /^CARD_PROVIDER_URL, .* leads nowhere \(status 404 /,
    ],
    [
      'path of sessions',
      ({ paths }) => ({ paths: { ...paths, session: `${paths.session}-2` } }),
      /CARD_SESSION_PATH leads nowhere \(status 404 /,
    ],
    [
      'path of payments',
      ({ paths }) => ({ paths: { ...paths, payments: `${paths.payments}-2` } }),
      /CARD_PAYMENT_PATH leads nowhere \(status 404 /,
    ],
    [
      'path of payments, which is that of sessions',
      ({ paths }) => ({ paths: { ...paths, payments: paths.session } }),
      /CARD_PAYMENT_PATH cannot be used \(an empty payment got the status 201\)$/,
    ],
    [
      'path of look-ups',
      ({ paths }) => ({ paths: { ...paths, lookUp: `${paths.payments}-2/{reference}` } }),
      /CARD_LOOKUP_PATH leads nowhere \(status 404 /,
    ],
  ])(
    'with a wrong %s fails it with one line that names the setting and no secret',
    async (_what, wrong, line) => {
      const said = await tried(wrong(settings))
      expect(said).toMatch(line)
      expect(said).not.toContain(secret)
      expect(said).not.toContain('another-secret')
    },
  )
})

it('a provider that is not there fails its trial as out of reach', async () => {
  const provider = { ...testConfig().provider, url: `http://127.0.0.1:${await freePorts(1)}` }
  expect(await tryProvider({ provider, opensSessions: false })).toBe(
    'CARD_PROVIDER_URL: no connection (ECONNREFUSED)',
  )
})
