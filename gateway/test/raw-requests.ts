import { HOST } from './gateway.ts'

export const CRLF = '\r\n'

export const LOUNGES = '/api/lounge/lounges'

export const GOOD_BODY = '{"airportCode":"ZRH"}'

export const JSON_TYPE = 'Content-Type: application/json'

/** What differs from a POST that is fine. */
export interface Shape {
  readonly line?: string
  /** Empty: none is sent. */
  readonly host?: string
  readonly headers?: readonly string[]
  readonly body?: string | Buffer
  /** What Content-Length says; null: none is sent. */
  readonly length?: number | string | null
}

/** One POST that would be fine, with one thing changed. */
export function request(shape: Shape = {}): Buffer {
  const { line = `POST ${LOUNGES} HTTP/1.1`, host = HOST, headers = [JSON_TYPE] } = shape
  const takesBody = line.startsWith('POST') || shape.body !== undefined
  const bytes = takesBody ? Buffer.from(shape.body ?? GOOD_BODY) : Buffer.alloc(0)
  const length = takesBody && shape.length !== null ? [`Content-Length: ${shape.length ?? bytes.length}`] : []
  const hosts = host === '' ? [] : [`Host: ${host}`]
  const head = [line, ...hosts, ...headers, ...length, '', ''].join(CRLF)
  return Buffer.concat([Buffer.from(head, 'latin1'), bytes])
}

export function get(target: string, ...headers: string[]): Shape {
  return { line: `GET ${target} HTTP/1.1`, headers }
}

export function target(path: string): Shape {
  return { line: `POST ${path} HTTP/1.1` }
}

export function body(text: string | Buffer): Shape {
  return { body: text }
}

export function withHeader(...headers: string[]): Shape {
  return { headers: [JSON_TYPE, ...headers] }
}

export function typed(type: string): Shape {
  return { headers: [`Content-Type: ${type}`] }
}

/** The same body in chunks, written as told: each text is what stands on the wire after the headers. */
export function chunked(text: string, ...headers: string[]): Shape {
  return { headers: [JSON_TYPE, 'Transfer-Encoding: chunked', ...headers], body: text, length: null }
}

/** One whole body as one chunk, its size line as told. */
export function chunk(size: string, after = '\r\n0\r\n\r\n'): string {
  return `${size}\r\n${GOOD_BODY}${after}`
}
