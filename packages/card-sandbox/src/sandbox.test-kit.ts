import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Writable } from 'node:stream'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { onTestFinished } from 'vitest'
import { type AppOptions, buildApp } from './app.ts'
import { openEncryptionKey } from './client/encryption-key.ts'
import { type Config, readConfig } from './config.ts'

export const shopOrigin = 'http://127.0.0.1:3000'
export const secret = 'a-merchant-secret-of-enough-length'
export const authorization = `Basic ${Buffer.from(`key-1:${secret}`).toString('base64')}`

/** A card that passes every rule; a test changes the field that it examines. */
export const card = {
  cardHolderName: 'Ada Lovelace',
  cardNumber: '4242424242424242',
  cvv: '123',
  expireTime: '1249',
  caller: 'layover',
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'card-sandbox-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export function configFor(dataDir: string, env: NodeJS.ProcessEnv = {}): Config {
  const read = readConfig({ MERCHANT_KEY_ID: 'key-1', MERCHANT_SECRET: secret, DATA_DIR: dataDir, ...env })
  if ('faults' in read) throw new Error(read.faults.join('\n'))
  return read.config
}

let key: Buffer | undefined

/** Reuses one key for all folders of a test file: creating a key takes a second. */
function keepKey(folder: string): void {
  const path = join(folder, 'client-key.pem')
  if (existsSync(path)) return
  if (key === undefined) {
    openEncryptionKey(folder)
    key = readFileSync(path)
  } else writeFileSync(path, key)
}

/** A wait that ends when the test calls `end`; `waits` lists the requested durations. */
export function heldWait() {
  const waiting: { readonly ms: number; readonly end: () => void }[] = []
  return {
    wait: (ms: number) => new Promise<void>((end) => void waiting.push({ ms, end })),
    waits: () => waiting.map(({ ms }) => ms),
    end: () => {
      for (const { end } of waiting) end()
    },
  }
}

/** A running sandbox with a folder of its own and methods for the calls that tests make. */
export class Sandbox {
  readonly app: FastifyInstance
  readonly #logs: string[]

  private constructor(app: FastifyInstance, logs: string[]) {
    this.app = app
    this.#logs = logs
  }

  static async start(dataDir = temporaryFolder(), options: AppOptions = {}, env = {}): Promise<Sandbox> {
    keepKey(dataDir)
    const logs: string[] = []
    const logStream = new Writable({
      write(chunk, _encoding, done) {
        logs.push(String(chunk))
        done()
      },
    })
    const app = await buildApp(configFor(dataDir, env), { slowMs: 20, logStream, ...options })
    onTestFinished(() => app.close())
    return new Sandbox(app, logs)
  }

  get log(): string {
    return this.#logs.join('')
  }

  cache(fields: object = {}, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> {
    const url = '/payment/v2/front/cacheCardInfo'
    return this.app.inject({ method: 'POST', url, headers, payload: { ...card, ...fields } })
  }

  async token(cardNumber: string = card.cardNumber): Promise<string> {
    const cvv = cardNumber.startsWith('37') ? '1234' : '123'
    const answer = await this.cache({ cardNumber, cvv })
    return answer.json<{ result: { token: string } }>().result.token
  }

  pay(token: string, key: string, fields: object = {}): Promise<LightMyRequestResponse> {
    const headers = { authorization, 'x-gcs-idempotence-key': key }
    return this.app.inject({
      method: 'POST',
      url: '/v1/layover/payments',
      headers,
      payload: payment(token, fields),
    })
  }

  refund(paymentId: string, key: string, fields: object = {}): Promise<LightMyRequestResponse> {
    return this.app.inject({
      method: 'POST',
      url: `/v1/layover/payments/${paymentId}/refund`,
      headers: { authorization, 'x-gcs-idempotence-key': key },
      payload: {
        amountOfMoney: { amount: 6800, currencyCode: 'USD' },
        merchantReference: 'order-1.refund',
        ...fields,
      },
    })
  }

  post(url: string, payload: object): Promise<LightMyRequestResponse> {
    return this.app.inject({ method: 'POST', url, headers: { authorization }, payload })
  }

  get(url: string): Promise<LightMyRequestResponse> {
    return this.app.inject({ method: 'GET', url, headers: { authorization } })
  }

  async entries(reference?: string): Promise<unknown[]> {
    const query = reference === undefined ? '' : `?merchantReference=${reference}`
    return (await this.get(`/sandbox/ledger${query}`)).json<{ entries: unknown[] }>().entries
  }
}

export function payment(token: string, fields: object = {}): object {
  return {
    token,
    amountOfMoney: { amount: 6800, currencyCode: 'USD' },
    merchantReference: 'order-1',
    ...fields,
  }
}
