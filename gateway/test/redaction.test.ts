import { afterAll, beforeAll, expect, it } from 'vitest'
import { type FakeUpstream, json, raw, type Script, startFakeUpstream } from './fake-upstream.ts'
import { startListening } from './server-process.ts'

/** Data that no log may hold, in each form in which it travels. */
const canary = {
  email: 'canary.featherstone@example.com',
  name: 'Canary Featherstone',
  phone: '+41795550147',
  token: 'tok_Canary5Jw8Zq2LmX4vR7nT',
  ciphertext: 'eyJhbGciOiJSU0EtT0FFUCJ9.Canary-wrapped-key.Canary-vector.Canary-cipher-text.Canary-tag',
  card: '4111111111111111',
  cookie: 'canary-cookie-5519',
  bearer: 'canary-bearer-8812',
}
const disguises = Object.values(canary).flatMap((text) => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString('base64').slice(0, 16),
  [...text].reverse().join(''),
])

let upstream: FakeUpstream
let server: Awaited<ReturnType<typeof startListening>>

beforeAll(async () => {
  upstream = await startFakeUpstream()
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  await upstream.close()
})

function send(path: string, body: unknown, headers: Record<string, string> = {}) {
  return fetch(server.origin + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'idempotency-key': crypto.randomUUID(),
      cookie: `layover=${canary.cookie}`,
      authorization: `Bearer ${canary.bearer}`,
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  }).then(async (answer) => [answer.status, await answer.text()] as const)
}

const pay = (payment: object) => ({ orderNo: 'LV-4T2M8Q6W9K3X', payment })
const contact = { kind: 'feedback', message: `${canary.name} ${canary.email} ${canary.phone} ${canary.card}` }

/** Answers with such data, as values, as names and in each way in which an answer can break. */
const answers: Script[] = [
  json({ state: '11', data: { reference: 'LV-F-2H8XTC' } }),
  json({
    state: '11',
    data: { ...canary, reference: 7, [canary.email]: 1, [canary.card]: 1, [canary.token]: 1 },
  }),
  json({ state: '11', data: { reference: 'LV-F-2H8XTC', [canary.email]: canary.token, [canary.phone]: 1 } }),
  json({ state: canary.token, errorCode: canary.card, message: canary.email }),
  json({ state: { [canary.card]: canary.email }, errorCode: 7, [canary.token]: 1 }),
  json(`{"state":"11","data":"${canary.email}" ${canary.card}`),
  json({ state: '11' }, { 'content-type': `text/plain; ${canary.token}` }),
  json({ state: '11' }, { 'content-encoding': canary.token }),
  raw(`HTTP/1.1 200 ${canary.card}\r\nX-${canary.email}: ${canary.token}\r\n\r\n`, 'end'),
  raw(`${canary.email} ${canary.card}\r\n\r\n`, 'end'),
  raw('', 'reset'),
]

async function misuse(): Promise<void> {
  for (const answer of answers) {
    upstream.play(answer)
    await send('/api/customer/service/create', contact)
    await send('/api/lounge/lounges', { airportCode: 'ZRH' })
    await send('/api/cip/confirmPaymentOrder', pay({ method: 'token', token: canary.token }))
    await send('/api/cip/confirmPaymentOrder', pay({ method: 'encrypted', payload: canary.ciphertext }))
  }
  await send('/api/lounge/lounges', { airportCode: canary.email, [canary.card]: canary.token })
  await send('/api/lounge/lounges', `{"airportCode":"${canary.email}",}`)
  await send('/api/lounge/lounges', { airportCode: 'ZRH' }, { 'content-type': `text/${canary.bearer}` })
  await send('/api/lounge/lounges', { airportCode: 'ZRH' }, { origin: `https://${canary.bearer}.example` })
  await send('/api/lounge/lounges', { airportCode: 'ZRH' }, { 'x-request-id': canary.card })
  await send('/api/cip/confirmPaymentOrder', pay({}), { 'idempotency-key': canary.token })
  await send(`/api/order/get?email=${canary.email}&key=${canary.token}`, { email: canary.email })
  await send(`/api/${canary.card}/%zz`, {})
  await fetch(`${server.origin}/en/orders/${canary.token}?email=${encodeURIComponent(canary.email)}`)
}

it('the log has one line for each call, and no data of visitors or providers', async () => {
  server = await startListening({
    UPSTREAM_URL: upstream.url,
    LOG_LEVEL: 'trace',
    BREAKER_FAULTS: '9999',
    CACHE_MAX_BYTES: '999999',
  })
  await misuse()
  upstream.play(json({ state: '11', data: [] }))
  for (let i = 0; i < 2; i++) await send('/api/lounge/lounges', { airportCode: 'ZRH' })
  const lines = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"call"'))
  await expect.poll(() => lines().length).toBe(11 * 4 + 7 + 2)
  expect(disguises.filter((disguise) => server.output().includes(disguise))).toEqual([])
  const records = lines().map((line) => JSON.parse(line))
  expect(records[0]).toEqual({
    level: 30,
    time: expect.any(Number),
    pid: expect.any(Number),
    hostname: expect.any(String),
    reqId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    call: 'customer.serviceCreate',
    status: 200,
    state: 'success',
    ms: expect.any(Number),
    upstreamMs: expect.any(Number),
    bytes: JSON.stringify({ state: 'success', data: { reference: 'LV-F-2H8XTC' } }).length,
    msg: 'call',
  })
  expect(new Set(records.map(({ status }) => status))).toEqual(new Set([200, 400, 403, 415, 502]))
  expect(records.at(-2)).toMatchObject({ call: 'lounge.lounges', state: 'success', cache: 'miss' })
  expect(records.at(-1)).toMatchObject({ status: 200, state: 'success', bytes: 29, cache: 'hit' })
  // All others passed, and the provider got their data.
  expect(records.filter(({ status }) => status === 400)).toHaveLength(4)
  expect(records.every(({ reqId }) => reqId !== canary.card)).toBe(true)
}, 30_000)
