import { expect, it } from 'vitest'
import { freshMailbox } from '../run/mailbox.ts'
import { curlOf } from './curl.ts'

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

it('the line shows status and headers too: a wrong one stands nowhere else', () => {
  expect(lineOfRun()).toMatch(/^curl \S*i /)
})
