import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** Quick, since a visitor waits for it the first time; a tenth larger than the best that brotli can do. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** What a browser is sent. A tag belongs to one encoding: its bytes are what it vouches for. */
interface EncodedBody {
  readonly bytes: Buffer
  readonly etag: string
}

/** One page in every encoding; each is made when it is first asked for. */
export interface EncodedPage {
  readonly in: (encoding: Encoding) => Promise<EncodedBody>
}

async function encode(html: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(html)
  if (encoding === 'gzip') return gzipAsync(bytes, { level: GZIP_LEVEL })
  if (encoding === 'identity') return bytes
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

/** `write` makes the whole text; it is called again rather than its text kept, since thousands of pages are. */
export function encodePage(write: () => string): EncodedPage {
  const made = new Map<Encoding, Promise<EncodedBody>>()
  const make = async (encoding: Encoding): Promise<EncodedBody> => {
    const html = write()
    const digest = createHash('sha256').update(html).digest('base64url').slice(0, 22)
    return { bytes: await encode(html, encoding), etag: `"${digest}-${encoding}"` }
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

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...terms] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !terms.some((term) => /^q=0(\.0*)?$/.test(term))
  })
}

/** The smallest form that an Accept-Encoding header allows. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}
