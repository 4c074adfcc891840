import { connect, type Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

export interface RawAnswer {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Splits the bytes of a connection into answers by their lengths. Bytes that are no answer become one of status 0. */
function parseAnswers(received: Buffer, isHead = false): RawAnswer[] {
  const answers: RawAnswer[] = []
  let rest = received
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n')
    const [line = '', ...lines] = rest.subarray(0, Math.max(end, 0)).toString('latin1').split('\r\n')
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(line)?.[1] ?? 0)
    const headers = new Map(
      lines.map((text) => {
        const colon = text.indexOf(':')
        return [text.slice(0, colon).toLowerCase(), text.slice(colon + 1).trim()] as const
      }),
    )
    const hasBody = !isHead && status >= 200 && status !== 304
    const length = hasBody ? Number(headers.get('content-length') ?? rest.length) : 0
    const from = status === 0 ? 0 : end + 4
    answers.push({ status, headers, body: rest.subarray(from, from + length).toString() })
    rest = status === 0 ? Buffer.alloc(0) : rest.subarray(from + length)
  }
  return answers
}

function isWhole(received: Buffer, count: number, isHead: boolean): boolean {
  const answers = parseAnswers(received, isHead).filter(({ status }) => status === 0 || status >= 200)
  return (
    answers.length >= count &&
    answers.every(({ status, headers, body }) => {
      const length = Number(headers.get('content-length') ?? 0)
      return status > 0 && (isHead || status === 304 || Buffer.byteLength(body) >= length)
    })
  )
}

interface RawOptions {
  /** How many final answers to wait for; `Infinity`: all that come until the connection ends. */
  readonly count?: number
  readonly isHead?: boolean
  /** Between the parts; without it, a part is sent when the one before it has arrived. */
  readonly pauseMs?: number
}

/** After this time a test goes on with the bytes so far, and fails by them. */
const DEADLINE_MS = 30_000

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The server's end of the next connection. */
export function nextConnection({ server }: FastifyInstance): Promise<Socket> {
  return new Promise((resolve) => server.once('connection', resolve))
}

/** Until the server has read so many bytes, or its end of the connection is closed. */
export async function arrival(there: Socket, bytes: number): Promise<void> {
  while (!there.destroyed && there.bytesRead < bytes) await pause(1)
}

/** Sends bytes over one bare connection and returns all answers. */
export function sendRaw(
  app: FastifyInstance,
  parts: string | Buffer | readonly (string | Buffer)[],
  { count = 1, isHead = false, pauseMs }: RawOptions = {},
): Promise<RawAnswer[]> {
  const { port } = app.server.address() as { port: number }
  const list = typeof parts === 'string' || Buffer.isBuffer(parts) ? [parts] : parts
  const connection = nextConnection(app)
  return new Promise((resolve) => {
    let received = Buffer.alloc(0)
    const socket = connect(port, '127.0.0.1', async () => {
      let sent = 0
      for (const part of list) {
        if (sent > 0) await (pauseMs === undefined ? arrival(await connection, sent) : pause(pauseMs))
        if (socket.writable) socket.write(part)
        sent += Buffer.byteLength(part)
      }
    })
    const finish = () => {
      clearTimeout(timer)
      socket.destroy()
      resolve(parseAnswers(received, isHead))
    }
    const timer = setTimeout(finish, DEADLINE_MS)
    socket.on('data', (chunk) => {
      received = Buffer.concat([received, chunk])
      if (isWhole(received, count, isHead)) finish()
    })
    socket.on('close', finish)
    socket.on('error', finish)
  })
}
