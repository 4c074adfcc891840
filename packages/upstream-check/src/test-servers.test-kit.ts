import http, { type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type https from 'node:https'
import type net from 'node:net'
import type { AddressInfo } from 'node:net'
import { openInProcess } from '@layover/upstream/in-process'
import { onTestFinished } from 'vitest'

/** Lets a server listen until the test ends. @returns its port */
export async function listening(server: net.Server | http.Server | https.Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => {
    if ('closeAllConnections' in server) server.closeAllConnections()
    server.close()
  })
  return (server.address() as AddressInfo).port
}

/** Serves HTTP until the test ends. @returns its address */
export const serve = async (listener: RequestListener) =>
  `http://127.0.0.1:${await listening(http.createServer(listener))}`

/** Starts the reference upstream on a free port of this machine. */
export async function startReference(env: NodeJS.ProcessEnv = {}) {
  const { app, close } = await openInProcess({ env })
  return { baseUrl: await app.listen({ port: 0, host: '127.0.0.1' }), close }
}

/** Sends a request on to another server. @param answered gets its answer; without it the answer is passed on as it is */
export function forward(
  behind: string,
  request: IncomingMessage,
  response: ServerResponse,
  answered = (answer: IncomingMessage) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(response)
  },
): void {
  const { method = '', url = '', headers } = request
  request.pipe(http.request(new URL(url, behind), { method, headers }, answered))
}

export const lines = (text: string) => text.trim().split('\n')
