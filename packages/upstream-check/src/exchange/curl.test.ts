import { expect, it } from 'vitest'
import { checkUpstream } from '../check-upstream.ts'
import { freshMailbox } from '../run/mailbox.ts'
import { serve } from '../test-servers.test-kit.ts'
import { curlOf, withOneKey } from './curl.ts'

const lineOfRun = () =>
  curlOf(
    {
      method: 'POST',
      url: new URL('http://127.0.0.1:9/lounge/createOrder'),
      headers: { 'idempotency-key': crypto.randomUUID() },
      body: JSON.stringify({ lead: { email: freshMailbox() } }),
    },
    [],
  )

it('an order is shown by the same line in every run, and repeated with a fresh key and address', () => {
  const line = lineOfRun()
  expect(lineOfRun()).toBe(line)
  expect(line).toContain('idempotency-key: $(uuidgen)')
  expect(line).toContain(`"email":"contract-check-'$(uuidgen)'@example.com"`)
})

it('a body is shown as it was sent, without its secrets', () => {
  const url = new URL('http://127.0.0.1:9/order/get')
  const body = '{"agentId":"one","agentId":"two","key":"a\\"secret","pass":{ "token": "t" },"amount":1.0}'
  expect(curlOf({ method: 'POST', url, headers: {}, body }, [])).toContain(
    `--data '{"agentId":"one","agentId":"two","key":"***","pass":{ "token": "***" },"amount":1.0}'`,
  )
})

it('the answer ends its line, so that the one after it begins with its status', () => {
  expect(lineOfRun()).toContain(String.raw` -w '\n' `)
})

it('the line shows status and headers too: a wrong one stands nowhere else', () => {
  expect(lineOfRun()).toMatch(/^curl \S*i /)
})

it('a call that comes again goes with the first one, under one key and address', async () => {
  let references = 0
  const baseUrl = await serve(({ url }, response) => {
    references += 1
    const data = { state: '11', data: { reference: `LV-C-${1000 + references}` } }
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(
        JSON.stringify(url === '/customer/service/create' ? data : { state: '10', errorCode: 'NOT_FOUND' }),
      )
  })
  const report = await checkUpstream({ baseUrl, writes: true, calls: ['customer.serviceCreate'] })
  const { findings = [] } = report.calls[0] ?? {}
  const line = findings.find(({ rule }) => rule === 'the same form pressed twice is one request')?.curl
  expect(line).toMatch(
    /^ID=\$\(uuidgen\); (curl [^;]+"idempotency-key: \$ID"[^;]+contract-check-'\$ID'@[^;]+); \1$/,
  )
}, 60_000)

it('a call that comes twice at once is sent so', () => {
  const line = lineOfRun()
  const sent = line.replaceAll('$(uuidgen)', '$ID')
  expect(withOneKey([line, line], true)).toBe(`ID=$(uuidgen); ${sent} & ${sent}; wait`)
})
