import { WebSocket } from 'undici'

type Reply = {
  id?: number
  method?: string
  params?: unknown
  result?: unknown
  error?: string
  message?: string
}
type Waiting = { resolve: (result: unknown) => void; reject: (error: Error) => void }

/** WebDriver BiDi: commands with replies, and events between them. */
export class Bidi {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, Waiting>()
  readonly #listeners: ((method: string, params: unknown) => void)[] = []
  #lastId = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#receive(JSON.parse(String(data))))
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('the browser has gone'))
    })
  }

  static async connect(address: string): Promise<Bidi> {
    const socket = new WebSocket(address)
    const bidi = new Bidi(socket)
    await new Promise<void>((resolve, reject) => {
      socket.addEventListener('open', () => resolve())
      socket.addEventListener('error', () => reject(new Error(`no answer at ${address}`)))
    })
    return bidi
  }

  send(method: string, params: object): Promise<unknown> {
    this.#lastId += 1
    const id = this.#lastId
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject: (error) => reject(new Error(`${method}: ${error.message}`)) })
      this.#socket.send(JSON.stringify({ id, method, params }))
    })
  }

  onEvent(listener: (method: string, params: unknown) => void): void {
    this.#listeners.push(listener)
  }

  #receive({ id, method, params, result, error, message }: Reply): void {
    if (method !== undefined) for (const listener of this.#listeners) listener(method, params)
    const waiting = id === undefined ? undefined : this.#waiting.get(id)
    if (id === undefined || waiting === undefined) return
    this.#waiting.delete(id)
    if (error === undefined) waiting.resolve(result)
    else waiting.reject(new Error(`${error}: ${message}`))
  }

  close(): void {
    this.#socket.close()
  }
}
