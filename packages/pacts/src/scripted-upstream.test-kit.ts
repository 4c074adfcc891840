import { readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import { pactPaths } from './committed.ts'
import type { PactFile } from './pact-file.ts'

interface ReceivedRequest {
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

/** Its answer: the body as text, with any other status or type than 200 and JSON. */
interface Script {
  readonly text: string
  readonly status?: number
  readonly type?: string
  /** Cuts the connection in the middle of the body, or answers nothing at all. */
  readonly isCut?: boolean
  readonly isSilent?: boolean
}

/** An upstream that answers every request by one script, for all tests of a file. */
export function useScriptedUpstream() {
  const received: ReceivedRequest[] = []
  const upstream = { received, baseUrl: '', script: { text: '' } as Script }
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { url = '', headers } = request
    received.push({ url, headers, body: Buffer.concat(chunks).toString() })
    const { text, status = 200, type = 'application/json', isCut, isSilent } = upstream.script
    if (isSilent) return
    if (isCut) {
      response
        .writeHead(status, { 'content-type': type, 'content-length': text.length })
        .write(text.slice(0, 20))
      return void setImmediate(() => response.destroy())
    }
    response.writeHead(status, { 'content-type': type }).end(text)
  })
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    upstream.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return upstream
}

/** The answer that the committed pact has as an example of an interaction. */
export function promised(description: string): { state: string; data: Record<string, unknown> } {
  const { interactions } = JSON.parse(readFileSync(pactPaths.gatewayUpstream, 'utf8')) as PactFile
  const found = interactions.find((each) => each.description === description)
  const { body } = (found?.response ?? {}) as { body?: { content?: unknown } }
  if (body?.content === undefined) throw new Error(`the pact has no interaction '${description}'`)
  return body.content as ReturnType<typeof promised>
}
