import { createHash } from 'node:crypto'
import type { Encoding } from './encoding.ts'

/** A strong ETag of text and coding: two codings of one text are different bytes. */
export function etagOf(text: string | Buffer, encoding: Encoding): string {
  const digest = createHash('sha256').update(text).digest('base64url').slice(0, 22)
  return `"${digest}-${encoding}"`
}

/** Whether an If-None-Match header names this ETag, so that the browser has these bytes already. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*')
}
