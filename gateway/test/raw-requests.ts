import { HOST } from './gateway.ts'

export const CRLF = '\r\n'

export const LOUNGES = '/api/lounge/lounges'

export const GOOD_BODY = '{"airportCode":"ZRH"}'

export const JSON_TYPE = 'Content-Type: application/json'

/** Differences from a valid POST. */
export interface Shape {
  readonly line?: string
  /** Empty: no Host header. */
  readonly host?: string
  readonly headers?: readonly string[]
  readonly body?: string | Buffer
  /** The value of Content-Length; null: no such header. */
  readonly length?: number | string | null
}

/** A valid POST with these differences. */
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

/** A body in chunks. @param text the bytes on the wire after the headers */
export function chunked(text: string, ...headers: string[]): Shape {
  return { headers: [JSON_TYPE, 'Transfer-Encoding: chunked', ...headers], body: text, length: null }
}

/** The whole body as one chunk with this size line. */
export function chunk(size: string, after = '\r\n0\r\n\r\n'): string {
  return `${size}\r\n${GOOD_BODY}${after}`
}
