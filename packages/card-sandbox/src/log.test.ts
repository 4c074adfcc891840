import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { authorization, card, Sandbox, secret, temporaryFolder } from './sandbox.test-kit.ts'
import { maskNumbers } from './vault/mask-numbers.ts'

const number = '378282246310005'
const cvv = '9713'
const holder = 'Canary Featherstone'
const fields = { ...card, cardNumber: number, cvv, cardHolderName: holder }

/** The ways in which a number could slip through unnoticed. */
const disguises = [
  number,
  number.replace(/(.{4})(.{6})/, '$1 $2 '),
  number.replace(/(.{4})(.{6})/, '$1-$2-'),
  [...number].reverse().join(''),
  Buffer.from(number).toString('base64').slice(0, 18),
  Buffer.from(number).toString('hex'),
  holder,
  `"${cvv}"`,
  secret,
  authorization,
]

async function misuse(sandbox: Sandbox): Promise<string> {
  const url = '/payment/v2/front/cacheCardInfo'
  const json = { 'content-type': 'application/json' }
  const token = (await sandbox.cache(fields)).json<{ result: { token: string } }>().result.token
  await sandbox.pay(token, 'key')
  await sandbox.pay('wrong', 'key-2', { cardNumber: number, cvv })
  await sandbox.cache({ ...fields, cvv: '', note: number })
  await sandbox.cache({ ...fields, expireTime: '0120' })
  await sandbox.cache({ ...fields, [number]: cvv })
  await sandbox.cache(fields, {
    origin: `https://${number}.example`,
    'x-request-id': number,
    'x-caller': number,
  })
  await sandbox.app.inject({ method: 'POST', url, headers: json, payload: `{"cardNumber":"${number}",}` })
  await sandbox.app.inject({ method: 'POST', url, headers: { 'content-type': number }, payload: number })
  await sandbox.app.inject({ method: 'GET', url: `${url}?cardNumber=${number}&cvv=${cvv}` })
  await sandbox.app.inject({ method: 'GET', url: `/${number}/%zz` })
  await sandbox.get(`/v1/layover/payments/${number}`)
  return token
}

it('never lets a card’s number, CVV or holder, a token or the secret into a log or a file', async () => {
  const folder = temporaryFolder()
  const sandbox = await Sandbox.start(folder, {}, { LOG_LEVEL: 'trace' })
  const token = await misuse(sandbox)
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const written = [sandbox.log, ...files].join('\n')
  expect(sandbox.log.length).toBeGreaterThan(500)
  for (const canary of [...disguises, token]) expect(written).not.toContain(canary)
})

it('writes one line per request, with the route’s pattern', async () => {
  const sandbox = await Sandbox.start()
  await sandbox.cache()
  await sandbox.get('/v1/layover/payments/pay_1')
  const lines = sandbox.log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { method: 'POST', route: '/payment/v2/front/cacheCardInfo', status: 200, reqId: expect.any(String) },
    { method: 'GET', route: '/v1/:merchantId/payments/:paymentId', status: 404 },
  ])
  expect(lines).toHaveLength(2)
})

it('masks long numbers in the text of unexpected errors', () => {
  expect(maskNumbers('got 4242 4242-42424242, not 12345678901')).toBe('got [number], not 12345678901')
})
