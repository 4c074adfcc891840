import type { LightMyRequestResponse } from 'fastify'
import type { AppOptions } from '../app.ts'
import { Sandbox, temporaryFolder } from '../sandbox.test-kit.ts'
import { customerInput, type PublicKey, seal } from './seal-card.test-kit.ts'

type Session = { clientSessionId: string; customerId: string; clientApiUrl: string; assetUrl: string }

type RequestOptions = {
  readonly authorization?: string | undefined
  readonly customerId?: string
  readonly headers?: Record<string, string>
}

/** A browser with a session of its own: it calls the client API and encrypts cards like the SDK. */
export class Client {
  readonly session: Session
  readonly #sandbox: Sandbox

  private constructor(sandbox: Sandbox, session: Session) {
    this.#sandbox = sandbox
    this.session = session
  }

  static async open(sandbox: Sandbox): Promise<Client> {
    const answer = await sandbox.post('/v1/layover/sessions', {})
    return new Client(sandbox, answer.json<Session>())
  }

  url(path: string, customerId = this.session.customerId): string {
    return `/client/v1/${customerId}/${path}`
  }

  get(path: string, options: RequestOptions = {}): Promise<LightMyRequestResponse> {
    const headers = this.#headers(options)
    return this.#sandbox.app.inject({ method: 'GET', url: this.url(path, options.customerId), headers })
  }

  post(path: string, payload: object, options: RequestOptions = {}): Promise<LightMyRequestResponse> {
    const headers = this.#headers(options)
    return this.#sandbox.app.inject({ method: 'POST', url: this.url(path), headers, payload })
  }

  send(path: string, payload: string, contentType = 'application/json'): Promise<LightMyRequestResponse> {
    const headers = { ...this.#headers({}), 'content-type': contentType }
    return this.#sandbox.app.inject({ method: 'POST', url: this.url(path), headers, payload })
  }

  async publicKey(): Promise<PublicKey> {
    return (await this.get('crypto/publickey')).json()
  }

  /** The JSON that the SDK encrypts for a card; a test changes the field that it examines. */
  input(values: Record<string, string> = {}, change: object = {}): object {
    return customerInput(this.session.clientSessionId, values, change)
  }

  /** Encrypts the card with the sandbox's own key. */
  async encrypted(values: Record<string, string> = {}, change: object = {}): Promise<string> {
    return seal(JSON.stringify(this.input(values, change)), await this.publicKey())
  }

  #headers({ headers, ...options }: RequestOptions): Record<string, string> {
    const authorization =
      'authorization' in options ? options.authorization : `GCS v1Client:${this.session.clientSessionId}`
    const meta = { 'content-type': 'application/json', 'x-gcs-clientmetainfo': 'e30=' }
    return { ...meta, ...(authorization !== undefined && { authorization }), ...headers }
  }
}

type Fault = { errors: { id: string; propertyName?: string }[] }

/** Starts a sandbox and one browser with a session. */
export async function opened(options: AppOptions = {}): Promise<{ sandbox: Sandbox; client: Client }> {
  const sandbox = await Sandbox.start(temporaryFolder(), options)
  return { sandbox, client: await Client.open(sandbox) }
}

/** Charges a ciphertext; returns the ids and properties of the faults, or the payment's status. */
export async function charged(
  sandbox: Sandbox,
  encryptedCustomerInput: string,
  key = 'key',
): Promise<unknown[]> {
  const answer = await sandbox.pay('', key, { token: undefined, encryptedCustomerInput })
  if (answer.statusCode === 201) return [201, answer.json<{ status: string }>().status]
  const { errors } = answer.json<Fault>()
  return [answer.statusCode, errors[0]?.id, ...errors.map(({ propertyName }) => propertyName)]
}
