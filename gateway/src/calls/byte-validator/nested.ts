import { build, isAt } from './source.ts'
import { type ByteValidator, NO } from './values.ts'

const COMMA = 0x2c
const LIST_BEGIN = 0x5b
const LIST_END = 0x5d
const OBJECT_BEGIN = 0x7b
const OBJECT_END = 0x7d

/** A list with a minimum and a maximum number of items. */
export function readList(readItem: ByteValidator, least: number, most: number): ByteValidator {
  return build(
    { readItem },
    `
    if (bytes[at] !== ${LIST_BEGIN}) return ${NO}
    if (bytes[at + 1] === ${LIST_END}) return ${least} === 0 ? at + 2 : ${NO}
    let count = 0
    do {
      at = readItem(bytes, at + 1)
      if (at === ${NO}) return ${NO}
      count++
    } while (bytes[at] === ${COMMA})
    return bytes[at] === ${LIST_END} && count >= ${least} && count <= ${most} ? at + 1 : ${NO}`,
  )
}

/** Validators as constants of a source: `read0`, `read1` and so on. */
function named(reads: readonly ByteValidator[]): Record<string, ByteValidator> {
  return Object.fromEntries(reads.map((read, index) => [`read${index}`, read]))
}

interface ReadField {
  readonly name: string
  readonly isRequired: boolean
  readonly read: ByteValidator
}

/** Each field has one bit of a number. */
export const MAX_FIELDS = 30

/**
 * An object with these fields and no others, each at most once. Providers keep one order, so each turn of the loop asks for
 * the fields in the schema's order; fields in another order take further turns.
 */
export function readObject(fields: readonly ReadField[]): ByteValidator {
  const required = fields.reduce((bits, { isRequired }, index) => bits | (isRequired ? 1 << index : 0), 0)
  const turns = fields.map(({ name }, index) => {
    const bytes = Buffer.from(`${JSON.stringify(name)}:`)
    return `
      if (${isAt(bytes)}) {
        if ((seen & ${1 << index}) !== 0) return ${NO}
        seen |= ${1 << index}
        at = read${index}(bytes, at + ${bytes.length})
        if (at === ${NO}) return ${NO}
        if (bytes[at] !== ${COMMA}) break
        at++
      }`
  })
  return build(
    named(fields.map(({ read }) => read)),
    `
    if (bytes[at] !== ${OBJECT_BEGIN}) return ${NO}
    at++
    if (bytes[at] === ${OBJECT_END}) return ${required} === 0 ? at + 1 : ${NO}
    let seen = 0
    for (;;) {
      const before = seen
      ${turns.join('')}
      if (seen === before) return ${NO}
    }
    return bytes[at] === ${OBJECT_END} && (seen & ${required}) === ${required} ? at + 1 : ${NO}`,
  )
}

/** The first variant that passes. */
export function readAnyOf(variants: readonly ByteValidator[]): ByteValidator {
  const turns = variants.map((_, index) => `end = read${index}(bytes, at)\nif (end !== ${NO}) return end`)
  return build(named(variants), `let end\n${turns.join('\n')}\nreturn ${NO}`)
}
