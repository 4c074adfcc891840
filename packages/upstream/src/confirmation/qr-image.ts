import { encode as encodePng } from 'fast-png'
import { encode as encodeQr } from 'uqr'

/** Pixels of one module: large enough for a printed mail. */
const MODULE = 6

/** Modules of white around a code, as its standard wants. */
const QUIET_ZONE = 4

const [BLACK, WHITE] = [0, 255]

/** A QR code as a PNG of grey levels: mail programs show no SVG. */
export function qrImage(value: string): Buffer {
  const { data, size } = encodeQr(value, { ecc: 'M', border: QUIET_ZONE })
  const width = size * MODULE
  const pixels = new Uint8Array(width * width).fill(WHITE)
  for (const [y, modules] of data.entries()) {
    for (const [x, isDark] of modules.entries()) {
      if (!isDark) continue
      for (let line = 0; line < MODULE; line += 1) {
        const start = (y * MODULE + line) * width + x * MODULE
        pixels.fill(BLACK, start, start + MODULE)
      }
    }
  }
  return Buffer.from(encodePng({ width, height: width, data: pixels, channels: 1, depth: 8 }))
}
