const JSON_TYPE = /^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i

/** An answer as it came over the wire, whole; header texts are empty where there is no such header. */
export interface RawAnswer {
  readonly status: number
  readonly contentType: string
  readonly contentEncoding: string
  readonly body: Uint8Array
}

/** The value of an upstream's answer, or a sentence about why it is no JSON answer. */
export type Decoded =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: string; readonly wrong: Wrong }

/** The same sentence in its parts. */
interface Wrong {
  readonly part: 'status' | 'content-encoding' | 'content-type' | 'body'
  readonly expected: string
  readonly got: string
}

function refused(part: Wrong['part'], expected: string, got: string): Decoded {
  return { ok: false, reason: `${part} expected ${expected}, got ${got}`, wrong: { part, expected, got } }
}

/** Known content types, with a character set and no other parameter. The provider chooses a header's text, and it ends in our log. */
const MEDIA_TYPE =
  /^(text|application|image|multipart)\/[a-z.+-]{1,32}(;\s?charset="?[a-z0-9-]{1,20}"?)?(?=;|$)/i
const CODING = /^(gzip|x-gzip|br|deflate|compress|zstd)$/i

function harmless(text: string, known: RegExp): string {
  return text === '' ? 'nothing' : (known.exec(text)?.[0] ?? 'something else')
}

/** Some editors and frameworks write it; no parser of JSON takes it, and no terminal shows it (RFC 8259 §8.1). */
const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Status, type, encoding, text, JSON, in this order; the value is parsed once and here alone.
 *
 * @param toText strict UTF-8, undefined where the bytes are none; each platform has its own fastest way
 */
export function decodeAnswer(
  { status, contentType, contentEncoding, body }: RawAnswer,
  toText: (bytes: Uint8Array) => string | undefined,
): Decoded {
  if (status !== 200) return refused('status', '200', String(status))
  if (contentEncoding !== '' && contentEncoding !== 'identity') {
    return refused('content-encoding', 'none', harmless(contentEncoding, CODING))
  }
  if (!JSON_TYPE.test(contentType)) {
    return refused(
      'content-type',
      'application/json, with charset=utf-8 or none',
      harmless(contentType, MEDIA_TYPE),
    )
  }
  if (body.length === 0) return refused('body', 'JSON', 'nothing')
  const text = toText(body)
  if (text === undefined) return refused('body', 'UTF-8', 'other bytes')
  try {
    return { ok: true, value: JSON.parse(text) }
  } catch {
    const isMarked = text.startsWith(BYTE_ORDER_MARK)
    return refused('body', 'JSON', isMarked ? 'a byte-order mark before it' : 'something that does not parse')
  }
}
