import type { Locator } from '@playwright/test'
import { decode } from 'fast-png'
import jsQr from 'jsqr'

/** The text of the one code in a picture, read by another library than the one that drew it. */
export function codeIn(png: Uint8Array): string | undefined {
  const { data, width, height, channels } = decode(png)
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
  for (let at = 0; at < width * height; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      pixels[at * 4 + channel] = Number(data[at * channels + (channels < 3 ? 0 : channel)])
  return jsQr(pixels, width, height)?.data
}

/** The text of the one code that an element shows. */
export async function scanned(element: Locator): Promise<string | undefined> {
  return codeIn(await element.screenshot())
}
