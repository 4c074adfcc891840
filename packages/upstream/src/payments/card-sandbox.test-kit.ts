import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '@layover/card-sandbox'
import type { Config } from '@layover/card-sandbox/config'
import { customerInput, type PublicKey, seal } from '@layover/card-sandbox/seal-card'
import type { FastifyInstance } from 'fastify'
import { orderTag } from '../domain/order-identity.ts'
import { exampleAccountKey } from '../states/example-account-key.ts'
import { testConfig } from '../upstream.test-kit.ts'
import { createLedgerClient } from './ledger-client.ts'
import { createProviderClient, type ProviderConfig } from './provider-client.ts'

const { provider: merchant } = testConfig()

/** Enough for a busy machine, and less than the delay of the slow card. */
const TIMEOUT_MS = 3_000
const SLOW_MS = 4_500

/** The names of a browser's session. */
export interface BrowserSession {
  readonly clientSessionId: string
  readonly customerId: string
}

/** The real card sandbox with a folder and a port of its own. */
export class CardSandbox {
  readonly url: string
  readonly #app: FastifyInstance
  readonly #dataDir: string

  private constructor(app: FastifyInstance, dataDir: string) {
    this.#app = app
    this.#dataDir = dataDir
    this.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
  }

  /** @param changes the settings of a sandbox that stands for another provider */
  static async start(changes: Partial<Config> = {}): Promise<CardSandbox> {
    const dataDir = mkdtempSync(join(tmpdir(), 'layover-sandbox-'))
    // Creating a key would take a busy machine seconds.
    const pem = `-----BEGIN PRIVATE KEY-----\n${exampleAccountKey}\n-----END PRIVATE KEY-----\n`
    writeFileSync(join(dataDir, 'client-key.pem'), pem)
    const app = await buildApp(
      {
        port: 0,
        host: '127.0.0.1',
        publicUrl: 'http://127.0.0.1:3002',
        dataDir,
        logLevel: 'silent',
        allowedOrigins: ['http://127.0.0.1:3000'],
        merchant: { id: merchant.merchantId, keyId: merchant.keyId, secret: merchant.secret, auth: 'basic' },
        merchantPath: '/v1',
        ...changes,
      },
      { slowMs: SLOW_MS },
    )
    await app.listen({ port: 0, host: '127.0.0.1' })
    return new CardSandbox(app, dataDir)
  }

  /** This server's client of the sandbox, perhaps with other settings than the sandbox's. */
  client(changes: Partial<ProviderConfig> = {}) {
    return createProviderClient({ ...merchant, url: this.url, timeoutMs: TIMEOUT_MS, ...changes })
  }

  /** The client of its books; at another address of somebody who stands for it. */
  ledgerClient(url = this.url, { states }: Pick<ProviderConfig, 'states'> = merchant) {
    return createLedgerClient({ ...merchant, url, states, timeoutMs: TIMEOUT_MS })
  }

  /** Plans a fault for each of the next charges and refunds, in order. */
  async plan(...faults: string[]): Promise<void> {
    const authorization = `Basic ${Buffer.from(`${merchant.keyId}:${merchant.secret}`).toString('base64')}`
    const headers = { authorization }
    const reply = await this.#app.inject({
      method: 'POST',
      url: '/sandbox/faults',
      headers,
      payload: { faults },
    })
    if (reply.statusCode !== 204) throw new Error(`the sandbox refused the plan: ${reply.body}`)
  }

  async close(): Promise<void> {
    await this.#app.close()
    rmSync(this.#dataDir, { recursive: true, force: true })
  }

  /** Sends a test card to the vault, as the browser does. */
  async tokenOf(cardNumber: string) {
    const card = {
      cardHolderName: 'Amelia Hart',
      cardNumber,
      cvv: '123',
      expireTime: '1249',
      caller: 'layover-shop',
    }
    const response = await this.#app.inject({
      method: 'POST',
      url: '/payment/v2/front/cacheCardInfo',
      headers: { 'x-caller': 'layover-shop', 'x-request-id': randomUUID(), origin: 'http://127.0.0.1:3000' },
      payload: card,
    })
    return { method: 'token', token: response.json<{ result: { token: string } }>().result.token }
  }

  /** Encrypts a Visa test card for a session, as the provider's SDK does in the browser. */
  async sealed(session: BrowserSession, cardNumber: string, cardholderName = 'Amelia Hart') {
    const response = await this.#app.inject({
      url: `/client/v1/${session.customerId}/crypto/publickey`,
      headers: { authorization: `GCS v1Client:${session.clientSessionId}` },
    })
    const input = customerInput(session.clientSessionId, { cardNumber, cardholderName })
    const payload = await seal(JSON.stringify(input), response.json<PublicKey>())
    return { method: 'encrypted', payload }
  }

  /** The sandbox's ledger of an order, or of all: statuses, and the decrypted names. */
  async entriesOf(orderNo: string): Promise<{ status: string; cardholderName?: string }[]> {
    const authorization = `Basic ${Buffer.from(`${merchant.keyId}:${merchant.secret}`).toString('base64')}`
    const response = await this.#app.inject({ url: '/sandbox/ledger', headers: { authorization } })
    const { entries } = response.json<{
      entries: { payment: { merchantReference: string; status: string }; cardholderName?: string }[]
    }>()
    const start = orderNo === '' ? '' : `${orderTag(orderNo)}.`
    return entries
      .filter(({ payment }) => payment.merchantReference.startsWith(start))
      .map(({ payment: { status }, ...rest }) => ({ status, cardholderName: rest.cardholderName }))
      .map(({ status, cardholderName }) =>
        cardholderName === undefined ? { status } : { status, cardholderName },
      )
  }

  async ledgerOf(orderNo: string): Promise<string[]> {
    return (await this.entriesOf(orderNo)).map(({ status }) => status)
  }
}
