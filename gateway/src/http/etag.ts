import { createHash } from 'node:crypto'
import type { Encoding } from './encoding.ts'

/** A strong tag over the text and the form it travels in: two forms are two sequences of bytes. */
export function etagOf(text: string | Buffer, encoding: Encoding): string {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return `"${digest}-${encoding}"`
}

/** Whether an If-None-Match header names this tag: the browser holds these very bytes already. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}
