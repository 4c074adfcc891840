import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { Client } from './client/client.test-kit.ts'
import { authorization, card, Sandbox, secret, temporaryFolder } from './sandbox.test-kit.ts'

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

/** Misuses the vault and the payments with tokens. */
async function misuse(sandbox: Sandbox): Promise<string[]> {
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
  return [token]
}

/** Misuses the client API and the payments with ciphertexts. */
async function misuseSession(sandbox: Sandbox): Promise<string[]> {
  const client = await Client.open(sandbox)
  const values = { cardNumber: number, cvv, cardholderName: holder }
  const [good, declined, wrong] = [
    await client.encrypted(values, { paymentProductId: 2 }),
    await client.encrypted({ ...values, cardNumber: '4000000000000002', cvv: '123' }),
    await client.encrypted({ ...values, expiryDate: '0120', [number]: cvv }),
  ]
  const pay = (input: string, key: string) =>
    sandbox.pay('', key, { token: undefined, encryptedCustomerInput: input })
  const statuses = [
    await pay(good, 'good'),
    await pay(good, 'replay'),
    await pay(declined, 'declined'),
    await pay(wrong, 'wrong'),
    await pay(`${good}x`, 'broken'),
    await pay(JSON.stringify(values), 'plain'),
    await client.post('services/getIINdetails', { bin: number, [number]: cvv }),
    await client.send('services/getIINdetails', `{"bin":"${number}",}`),
    await client.get(`products/${number}?cardNumber=${number}`),
    await client.get(`${number}`, {
      headers: { origin: `https://${number}.example`, 'x-gcs-clientmetainfo': number },
    }),
  ].map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([201, 400, 201, 400, 400, 400, 400, 400, 400, 403])
  const parts = [good, declined, wrong].flatMap((input) => input.split('.').slice(1))
  return [...parts.filter((part) => part.length > 16), client.session.clientSessionId]
}

it('never lets a card’s number, CVV or holder, a token, a ciphertext, a session or the secret into a log or a file', async () => {
  const folder = temporaryFolder()
  const sandbox = await Sandbox.start(folder, {}, { LOG_LEVEL: 'trace' })
  const secrets = [...(await misuse(sandbox)), ...(await misuseSession(sandbox))]
  const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'))
  const written = [sandbox.log, ...files].join('\n')
  expect(sandbox.log.length).toBeGreaterThan(500)
  for (const canary of [...disguises, ...secrets]) expect(written).not.toContain(canary)
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
