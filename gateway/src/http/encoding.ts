import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

/** Content codings, smallest first. */
export type Encoding = 'br' | 'gzip' | 'identity'

/** A quick level, since a visitor may wait for it; its output is a tenth larger than brotli's best. */
const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Encodes a text, off the event loop. */
export async function encode(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes
  if (encoding === 'gzip') return gzipAsync(bytes, { level: GZIP_LEVEL })
  return brotliAsync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name = '', ...terms] = part.split(';').map((text) => text.trim().toLowerCase())
    return name === encoding && !terms.some((term) => /^q=0(\.0*)?$/.test(term))
  })
}

function choose(header: string): Encoding {
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

/** Browsers send a handful of spellings. */
const known = new LRUCache<string, Encoding>({ max: 100 })

/** The smallest form that an Accept-Encoding header allows. */
export function encodingFor(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const before = known.get(header)
  if (before) return before
  const chosen = choose(header)
  known.set(header, chosen)
  return chosen
}
