import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { parse } from 'postcss'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)
const STYLES = join(import.meta.dirname, '../src/ui/fonts.css')
const FOLDER = join(import.meta.dirname, '../node_modules/.fonts')

/** A face of fonts.css: the address of the whole font, and the part of it that the face shows. */
type Face = { source: string; letters: string; weight: { min: number; max: number } }

/** Of a part of a font. The types of `subset-font` lack `keepFeatures`. */
const PART = {
  targetFormat: 'woff2' as const,
  // Pairs, ligatures and signs beside capitals, as browsers show them, and the figures of one width of `ground.css`.
  keepFeatures: ['kern', 'liga', 'calt', 'tnum'],
  // The licence and its address.
  preserveNameIds: [13, 14],
}

/** Writes a file for each face, with its letters and weights alone. Returns the files by the addresses of the whole fonts. */
export async function cutFaces(): Promise<Record<string, string>> {
  mkdirSync(FOLDER, { recursive: true })
  const files = facesOf(readFileSync(STYLES, 'utf8')).map(async (face) => {
    const file = join(FOLDER, fileName(face))
    writeWhole(file, await cut(face))
    return { [face.source]: file, [`${face.source}?url`]: `${file}?url` }
  })
  return Object.assign({}, ...(await Promise.all(files)))
}

/** The bytes of a face's file. */
export function cut({ source, letters, weight }: Face): Promise<Buffer> {
  const whole = readFileSync(resolve(source.replace(/\?.*/, '')))
  const options = { ...PART, variationAxes: { wght: weight } }
  return subsetFont(whole, letters, options)
}

/** The faces of a style sheet that have a file. Each must say its weights and letters: `400 800`, `U+0020-007E, U+00A0`. */
export function facesOf(css: string): Face[] {
  const faces: Face[] = []
  parse(css).walkAtRules('font-face', (rule) => {
    const declared: Record<string, string> = {}
    rule.walkDecls(({ prop, value }) => {
      declared[prop] = value
    })
    const { src = '', 'font-weight': weights = '', 'unicode-range': range = '' } = declared
    if (!src.includes('url(')) return
    const source = /url\("([^"]+)"\)/.exec(src)?.[1]
    const [min, max] = weights.split(' ').map(Number)
    if (!source || !min || !max) throw new Error(`A face needs a quoted url and two weights: ${src}`)
    faces.push({ source, letters: lettersOf(range), weight: { min, max } })
  })
  return faces
}

function lettersOf(range: string): string {
  return range
    .split(',')
    .flatMap((part) => {
      const [, first = '', last = first] = /^\s*U\+([\dA-F]+)(?:-([\dA-F]+))?\s*$/i.exec(part) ?? []
      if (first === '') throw new Error(`A face needs letters such as U+0020-007E, not '${part}'.`)
      const from = Number.parseInt(first, 16)
      const count = Number.parseInt(last, 16) - from + 1
      return Array.from({ length: count }, (_, index) => String.fromCodePoint(from + index))
    })
    .join('')
}

/** `manrope-latin-wght-normal-further.woff2` for an address that ends in `.woff2?further`. */
function fileName({ source }: Face): string {
  const [address = '', part] = source.split('?')
  return `${[basename(address, '.woff2'), part].filter(Boolean).join('-')}.woff2`
}

/** In one step: another build may be reading the file. */
function writeWhole(file: string, content: Buffer): void {
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
}
