import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { killServers, startListening, startServer, until } from './server-process.test-kit.ts'

const root = mkdtempSync(join(tmpdir(), 'layover-server-'))
let provider: Server
let providerUrl: string
/** What the provider wrote down before it fell silent. */
const captured: object[] = []

beforeAll(async () => {
  provider = createServer((request, response) => {
    if (request.method === 'GET') {
      response.end(JSON.stringify({ payments: captured }))
      return
    }
    let text = ''
    request.on('data', (chunk) => {
      text += chunk
    })
    // Charges and never answers: the upstream dies while it waits.
    request.on('end', () => captured.push({ ...JSON.parse(text), id: 'pay_1', status: 'CAPTURED' }))
  })
  await new Promise<void>((done) => provider.listen(0, '127.0.0.1', done))
  providerUrl = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
})
afterEach(killServers)
afterAll(() => {
  provider.closeAllConnections()
  provider.close()
  rmSync(root, { recursive: true, force: true })
})

const order = {
  lead: { firstName: 'Amelia', lastName: 'Hart', email: 'amelia@example.com' },
  passengers: [],
  expectedTotal: '34.00',
  currency: 'GBP',
}

describe('the server process', () => {
  it('killed in the middle of a payment loses no paid order: the next start settles it', async () => {
    const env = { DATA_DIR: join(root, 'killed'), CARD_PROVIDER_URL: providerUrl }
    // What a first start leaves that was killed while it made the database.
    mkdirSync(join(root, 'killed', 'database.new', 'base'), { recursive: true })
    const first = await startListening(env)
    const created = await first.call('/lounge/createOrder', order)
    const orderNo = created.data?.orderNo
    const payment = { method: 'token', token: 'tok_0123456789abcdef' }
    void first.call('/lounge/confirmPaymentOrder', { orderNo, payment }).catch(() => undefined)
    await until(() => captured[0])
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')

    const second = await startListening(env)
    await until(async () => {
      const { data } = await second.call('/order/status', { orderNo })
      return data?.status === 'PAID' ? true : undefined
    })
    const again = await second.call('/lounge/confirmPaymentOrder', { orderNo, payment })
    expect(again.data).toMatchObject({ status: 'PAID', passes: [{ name: 'Amelia Hart' }] })
    expect(captured).toHaveLength(1)

    second.child.kill('SIGTERM')
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(0)
  }, 240_000)

  it('killed while no mail server answers loses no form: the next start mails it', async () => {
    const DATA_DIR = join(root, 'mail')
    const mailboxes = { SUPPORT_MAILBOX: 'desk@layover.test', MAIL_FROM: 'shop@layover.test' }
    const first = await startListening({ DATA_DIR, SMTP_URL: 'smtp://127.0.0.1:1', ...mailboxes })
    const { data } = await first.call('/customer/service/create', { kind: 'feedback', message: 'Calm.' })
    await until(() => /a mail was not taken/.exec(first.output.out)?.[0])
    first.child.kill('SIGKILL')
    await once(first.child, 'exit')

    const second = await startListening({ DATA_DIR, ...mailboxes })
    const file = join(DATA_DIR, 'outbox', `${String(data?.reference)}.eml`)
    await until(() => (existsSync(file) ? true : undefined))
    expect(readFileSync(file, 'utf8')).toContain('Calm.')
    second.child.kill('SIGTERM')
    const [code] = await once(second.child, 'exit')
    expect(code).toBe(0)
  }, 240_000)

  it('says in one line which port is in use, and ends', async () => {
    const port = new URL(providerUrl).port
    const { child, output } = startServer({ PORT: port, DATA_DIR: join(root, 'port') })
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(output.err).toBe(`upstream: PORT: port ${port} on 127.0.0.1 is in use\n`)
  }, 240_000)

  it('says in one line that its data folder is damaged, and ends', async () => {
    const dataDir = mkdtempSync(join(root, 'damaged-'))
    writeFileSync(join(dataDir, 'database'), 'not a folder')
    const { child, output } = startServer({ DATA_DIR: dataDir })
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(output.err).toContain('is damaged and was left as it is')
    expect(output.err.trim().split('\n')).toHaveLength(1)
  }, 240_000)

  it('says in one line that its data folder cannot be written, and ends', async () => {
    const file = join(root, 'a-file')
    writeFileSync(file, '')
    const DATA_DIR = join(file, 'within')
    const { child, output } = startServer({ DATA_DIR })
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(output.err).toBe(`upstream: DATA_DIR: ${DATA_DIR} cannot be written (ENOTDIR)\n`)
  }, 240_000)

  it('lists every wrong variable at once, and ends', async () => {
    const { child, output } = startServer({ PORT: 'x', LOG_LEVEL: 'loud' })
    const [code] = await once(child, 'exit')
    expect(code).toBe(1)
    expect(output.err.trim().split('\n')).toHaveLength(2)
  })
})
