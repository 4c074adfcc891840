import { type ByteValidator, endOfToken, NO } from './values.ts'

const COMMA = 0x2c
const LIST_BEGIN = 0x5b
const LIST_END = 0x5d
const OBJECT_BEGIN = 0x7b
const OBJECT_END = 0x7d

/** A list with a minimum and a maximum number of items. */
export function readList(readItem: ByteValidator, least: number, most: number): ByteValidator {
  return (bytes, at) => {
    if (bytes[at] !== LIST_BEGIN) return NO
    if (bytes[at + 1] === LIST_END) return least === 0 ? at + 2 : NO
    let count = 0
    let i = at
    do {
      i = readItem(bytes, i + 1)
      if (i === NO) return NO
      count += 1
    } while (bytes[i] === COMMA)
    return bytes[i] === LIST_END && count >= least && count <= most ? i + 1 : NO
  }
}

interface ReadField {
  readonly name: string
  readonly isRequired: boolean
  readonly read: ByteValidator
}

/** Each field has one bit of a number. */
export const MAX_FIELDS = 30

/** An object with these fields and no others, each at most once. Providers keep one order, so the next field is tried first. */
export function readObject(fields: readonly ReadField[]): ByteValidator {
  const names = fields.map(({ name }) => Buffer.from(`${JSON.stringify(name)}:`))
  const reads = fields.map(({ read }) => read)
  const required = fields.reduce((bits, { isRequired }, index) => bits | (isRequired ? 1 << index : 0), 0)

  function find(bytes: Buffer, at: number, first: number): number {
    for (let tried = 0; tried < names.length; tried++) {
      const index = first + tried < names.length ? first + tried : first + tried - names.length
      if (endOfToken(bytes, at, names[index] as Buffer) !== NO) return index
    }
    return NO
  }
  return (bytes, at) => {
    if (bytes[at] !== OBJECT_BEGIN) return NO
    let seen = 0
    let next = 0
    let i = at
    if (bytes[at + 1] === OBJECT_END) return required === 0 ? at + 2 : NO
    do {
      const isNext = endOfToken(bytes, i + 1, names[next] as Buffer) !== NO
      const index = isNext ? next : find(bytes, i + 1, next)
      if (index === NO || (seen & (1 << index)) !== 0) return NO
      seen |= 1 << index
      next = index + 1 === names.length ? 0 : index + 1
      i = (reads[index] as ByteValidator)(bytes, i + 1 + (names[index] as Buffer).length)
      if (i === NO) return NO
    } while (bytes[i] === COMMA)
    return bytes[i] === OBJECT_END && (seen & required) === required ? i + 1 : NO
  }
}

/** The first variant that passes. */
export function readAnyOf(reads: readonly ByteValidator[]): ByteValidator {
  return (bytes, at) => {
    for (const read of reads) {
      const end = read(bytes, at)
      if (end !== NO) return end
    }
    return NO
  }
}
