import { type Encoding, encode } from '../http/encoding.ts'
import { etagOf } from '../http/etag.ts'

/** What a browser is sent. A tag belongs to one encoding: its bytes are what it vouches for. */
interface EncodedBody {
  readonly bytes: Buffer
  readonly etag: string
}

/** One page in every encoding; each is made when it is first asked for. */
export interface EncodedPage {
  readonly in: (encoding: Encoding) => Promise<EncodedBody>
}

/** `write` makes the whole text; it is called again rather than its text kept, since thousands of pages are. */
export function encodePage(write: () => string): EncodedPage {
  const made = new Map<Encoding, Promise<EncodedBody>>()
  const make = async (encoding: Encoding): Promise<EncodedBody> => {
    const html = Buffer.from(write())
    return { bytes: await encode(html, encoding), etag: etagOf(html, encoding) }
  }
  return {
    in(encoding) {
      const body = made.get(encoding) ?? make(encoding)
      // The plain text is five times as large as the others together, and few ask for it.
      if (encoding !== 'identity') made.set(encoding, body)
      return body
    },
  }
}
