import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { StateChange } from './state-change.ts'

interface ReceivedRequest {
  readonly state: string
  readonly params?: Record<string, string>
  readonly action?: string
}

/** The server from which the native verifier requests states, and its faults. */
interface StateServer {
  readonly url: string
  readonly faults: readonly string[]
  readonly close: () => Promise<void>
}

async function read(request: IncomingMessage): Promise<ReceivedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as ReceivedRequest
}

/** Serves a state change in the words of Pact verifiers: the state and the examples' values in, the provider's own out. */
export async function serveStates(stateChange: StateChange): Promise<StateServer> {
  const faults: string[] = []
  const server = createServer(async (request, response) => {
    const { state, params = {}, action } = await read(request)
    // Every state clears the one before, so there is nothing to take down.
    if (action === 'teardown') return void response.end('{}')
    try {
      const values = await stateChange(state, params)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(values))
    } catch (error) {
      faults.push(`The state '${state}' could not be brought about: ${String(error)}`)
      response.writeHead(500).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const close = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { url: `http://127.0.0.1:${port}`, faults, close }
}
