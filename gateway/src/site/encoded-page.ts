import { type Encoding, encode } from '../http/encoding.ts'
import { etagOf } from '../http/etag.ts'

/** The body of an answer. Its tag vouches for its bytes, so each encoding has a tag of its own. */
interface EncodedBody {
  readonly bytes: Buffer
  readonly etag: string
}

/** One page in every encoding; each is made at its first request. */
export interface EncodedPage {
  readonly in: (encoding: Encoding) => Promise<EncodedBody>
}

/** `write` makes the whole text. It runs again for another encoding: the texts of thousands of pages are too much to store. */
export function encodePage(write: () => string): EncodedPage {
  const made = new Map<Encoding, Promise<EncodedBody>>()
  const make = async (encoding: Encoding): Promise<EncodedBody> => {
    const html = Buffer.from(write())
    return { bytes: await encode(html, encoding), etag: etagOf(html, encoding) }
  }
  return {
    in(encoding) {
      const body = made.get(encoding) ?? make(encoding)
      // The plain text is five times as large as the others together, and few browsers request it.
      if (encoding === 'identity') return body
      made.set(encoding, body)
      body.catch(() => made.delete(encoding))
      return body
    },
  }
}
