import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { parse } from 'postcss'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const STYLES = join(import.meta.dirname, '../src/ui/fonts.css')
const FOLDER = join(import.meta.dirname, '../node_modules/.fonts')

/** Features of OpenType that the shop shows: pairs and ligatures of prose, and figures of one width for prices. */
const FEATURES = ['kern', 'liga', 'tnum']

/** A face of fonts.css: the address of the whole font, and the part of it that the face shows. */
type Face = { source: string; letters: string; weight: { min: number; max: number } }

/** Cuts the file of each face to its letters and weights. Returns the cut files by the addresses of the whole ones. */
export async function cutFaces(): Promise<Record<string, string>> {
  mkdirSync(FOLDER, { recursive: true })
  const files = facesOf(readFileSync(STYLES, 'utf8')).map(
    async (face) => [face.source, await cut(face)] as const,
  )
  return Object.fromEntries(
    (await Promise.all(files)).flatMap(([source, file]) => [
      [source, file],
      [`${source}?url`, `${file}?url`],
    ]),
  )
}

/** The faces of a style sheet that have a file. Each must say its weights and letters: `400 800`, `U+0020-007E, U+00A0`. */
export function facesOf(css: string): Face[] {
  const faces: Face[] = []
  parse(css).walkAtRules('font-face', (rule) => {
    const declared: Record<string, string> = {}
    rule.walkDecls(({ prop, value }) => {
      declared[prop] = value
    })
    const source = /url\("([^"]+)"\)/.exec(declared.src ?? '')?.[1]
    if (source === undefined) return
    const [min, max] = (declared['font-weight'] ?? '').split(' ').map(Number)
    const letters = lettersOf(declared['unicode-range'] ?? '')
    if (!min || !max || letters === '') throw new Error(`The face of ${source} lacks weights or letters.`)
    faces.push({ source, letters, weight: { min, max } })
  })
  return faces
}

function lettersOf(range: string): string {
  return [...range.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/gi)]
    .flatMap(([, first = '', last = first]) => {
      const from = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - from + 1
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')
}

/** Writes the cut file and returns its path. */
async function cut({ source, letters, weight }: Face): Promise<string> {
  const [address = '', part] = source.split('?')
  const whole = readFileSync(resolve(address))
  const options = { targetFormat: 'woff2' as const, variationAxes: { wght: weight }, keepFeatures: FEATURES }
  const name = [basename(address, '.woff2'), part].filter(Boolean).join('-')
  const file = join(FOLDER, `${name}.woff2`)
  writeFileSync(file, await subsetFont(whole, letters, options))
  return file
}
