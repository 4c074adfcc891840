/** WebDriver as the W3C wrote it first: each command is an HTTP request below the session's address. */
export class WebDriver {
  readonly #address: string

  constructor(address: string) {
    this.#address = address
  }

  post(path: string, body: object): Promise<unknown> {
    return this.#send(path, { method: 'POST', body: JSON.stringify(body) })
  }

  remove(path: string): Promise<unknown> {
    return this.#send(path, { method: 'DELETE' })
  }

  async #send(path: string, request: RequestInit): Promise<unknown> {
    const response = await fetch(this.#address + path, request)
    const { value } = (await response.json()) as { value: unknown }
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
}
