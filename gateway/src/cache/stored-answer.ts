import { type Encoding, encode } from '../http/encoding.ts'
import { etagOf } from '../http/etag.ts'

/** An answer as it is sent: final bytes, their ETag, and every header that is the same for all requests. */
export interface StoredForm {
  readonly bytes: Buffer
  readonly etag: string
  /** Name, value, name, value: the form that `writeHead` sends without checking each header. */
  readonly headers: readonly string[]
  /** The same without the headers that describe a body. */
  readonly unchangedHeaders: readonly string[]
}

export interface StoredAnswer {
  /** The form for an encoding; the plain form while the compressed one is being made, or where it would be no smaller. */
  readonly in: (encoding: Encoding) => StoredForm
  /** Memory that all forms take together. */
  readonly weight: () => number
  readonly isSame: (bytes: Buffer) => boolean
}

/** Below this a compressed answer takes as many packets as a plain one. */
const MIN_COMPRESSED_BYTES = 1_400

/** Copies the bytes, since a cached part of a larger buffer would hold the whole buffer in memory. */
function ownCopy(bytes: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(copy)
  return copy
}

function formOf(bytes: Buffer, etag: string, encoding: Encoding, common: readonly string[]): StoredForm {
  const unchangedHeaders = [...common, 'etag', etag, 'vary', 'accept-encoding']
  const described = [
    'content-type',
    'application/json; charset=utf-8',
    'content-length',
    String(bytes.length),
  ]
  const encoded = encoding === 'identity' ? [] : ['content-encoding', encoding]
  return { bytes, etag, headers: [...unchangedHeaders, ...described, ...encoded], unchangedHeaders }
}

/** Stores a copy of the bytes. Each compressed form is made off the event loop when the first request accepts it. */
export function storeAnswer(received: Buffer, common: readonly string[], onGrown: () => void): StoredAnswer {
  const bytes = ownCopy(received)
  const plain = formOf(bytes, etagOf(bytes, 'identity'), 'identity', common)
  const forms = new Map<Encoding, StoredForm>([['identity', plain]])

  function make(encoding: Encoding) {
    forms.set(encoding, plain)
    const keep = (encoded: Buffer) => {
      if (encoded.length >= bytes.length) return
      forms.set(encoding, formOf(ownCopy(encoded), etagOf(bytes, encoding), encoding, common))
      onGrown()
    }
    // Where there is no memory to compress in, the plain form stays.
    encode(bytes, encoding).then(keep, () => undefined)
  }
  return {
    in(encoding) {
      const form = forms.get(encoding)
      if (form) return form
      if (bytes.length >= MIN_COMPRESSED_BYTES) make(encoding)
      return plain
    },
    weight() {
      const made = new Set(forms.values())
      return [...made].reduce((sum, form) => sum + form.bytes.length, 0)
    },
    isSame: (other) => bytes.equals(other),
  }
}
