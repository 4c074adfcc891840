import { readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** Below this a compressed copy is as long as the file. The shop has many small parts, so the small ones count too. */
const SMALLEST_BYTES = 128

function brotliOf(content: Buffer): Buffer {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  return brotliCompressSync(content, { params })
}

/** Writes `.br` and `.gz` beside a file, as small as they get: it is done once and served often. */
export function compressBeside(path: string): void {
  const content = readFileSync(path)
  if (content.length < SMALLEST_BYTES) return
  writeFileSync(`${path}.br`, brotliOf(content))
  writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }))
}
