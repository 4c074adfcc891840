import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CardSandbox } from '../payments/card-sandbox.test-kit.ts'
import { killServers, SERVERS_MS, startServer } from '../server-process.test-kit.ts'
import { environment } from '../upstream.test-kit.ts'

let sandbox: CardSandbox
beforeAll(async () => {
  sandbox = await CardSandbox.start()
})
afterAll(async () => {
  killServers()
  await sandbox.close()
})

async function endOf(flags: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const { child, output } = startServer({ CARD_PROVIDER_URL: sandbox.url, ...env }, flags)
  const [code] = await once(child, 'close')
  return { code, ...output }
}

describe.concurrent('the check of a server’s settings', () => {
  it(
    'prints them without secrets, tries the card provider, and serves nobody',
    async () => {
      const { code, out, err } = await endOf(['--check', '--provider'])
      expect({ code, err }).toEqual({ code: 0, err: '' })
      expect(out).toContain(`CARD_PROVIDER_URL=${sandbox.url}\n`)
      expect(out).toContain('MERCHANT_SECRET=hidden\n')
      expect(out).toMatch(/The card provider can be used\. Nothing was charged\.\n$/)
      for (const secret of [environment.MERCHANT_SECRET, environment.SIGNING_KEY, environment.ACCOUNT_KEYS])
        expect(out).not.toContain(secret)
    },
    SERVERS_MS,
  )

  it(
    'asks nobody where it is not told to',
    async () => {
      const { code, out } = await endOf(['--check'], { CARD_PROVIDER_URL: 'http://127.0.0.1:1' })
      expect(code).toBe(0)
      expect(out).not.toContain('can be used')
    },
    SERVERS_MS,
  )

  it(
    'ends with 1 and one line where the provider cannot be used',
    async () => {
      const secret = 'another-secret-of-enough-length-too'
      const { code, out, err } = await endOf(['--check', '--provider'], { MERCHANT_SECRET: secret })
      expect({ code, out }).toEqual({ code: 1, out: '' })
      expect(err).toMatch(/^upstream: the card provider cannot be used: MERCHANT_KEY_ID, .*\n$/)
      expect(err).not.toContain(secret)
    },
    SERVERS_MS,
  )

  it(
    'is no way to start, and a mistyped flag is none either',
    async () => {
      expect(await endOf(['--provider'])).toEqual({
        code: 1,
        out: '',
        err: 'upstream: --provider goes with --check\n',
      })
      expect((await endOf(['--chekc'])).code).toBe(1)
    },
    SERVERS_MS,
  )
})
