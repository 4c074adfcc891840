import { isUtf8 } from 'node:buffer'
import { unholdableTexts } from '@layover/contracts'
import { ProblemError } from '../http/problem.ts'

const DEEPEST = 32

/** Names that reach an object's prototype; no call has a field of this name. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

interface Outline {
  readonly depth: number
  /** Count of field names; a name that is written twice counts twice. */
  readonly names: number
}

/** Finds depth and number of fields of a JSON text without parsing it. */
function outlineOf(text: string): Outline {
  let depth = 0
  let deepest = 0
  let names = 0
  let isInString = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isInString) {
      if (code === 0x5c) i++
      else if (code === 0x22) isInString = false
    } else if (code === 0x22) isInString = true
    else if (code === 0x3a) names++
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (code === 0x7d || code === 0x5d) depth--
  }
  return { depth: deepest, names }
}

/** Counts the fields of all objects in a parsed value. Throws a problem for a name that reaches a prototype. */
function countFields(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0
  if (Array.isArray(value)) return value.reduce<number>((sum, element) => sum + countFields(element), 0)
  let count = 0
  for (const [name, field] of Object.entries(value)) {
    if (FORBIDDEN.has(name)) throw new ProblemError('badRequest', 'The body has a field of a forbidden name.')
    count += 1 + countFields(field)
  }
  return count
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ProblemError('badRequest', 'The body is not JSON.')
  }
}

const MAY_BE_UNHOLDABLE = /\\u(?:0000|[dD][89a-fA-F])/

function refuseUnholdable(value: unknown): void {
  const errors = unholdableTexts(value)
  if (errors.length === 0) return
  throw new ProblemError('badRequest', 'The body has a text that cannot be stored.', { errors })
}

/**
 * Reads a request's body: UTF-8, JSON, at most 32 deep, no name that reaches a prototype or comes twice in one object, since
 * two parsers may choose different values for it. Throws problems.
 */
export function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) throw new ProblemError('badRequest', 'The body is empty.')
  if (!isUtf8(bytes)) throw new ProblemError('badRequest', 'The body is not valid UTF-8.')
  const text = bytes.toString('utf8')
  const { depth, names } = outlineOf(text)
  if (depth > DEEPEST) throw new ProblemError('badRequest', `The body is nested more than ${DEEPEST} deep.`)
  const value = parse(text)
  if (countFields(value) !== names) throw new ProblemError('badRequest', 'The body names a field twice.')
  // Only an escape can write such a character: the bytes are valid UTF-8, and JSON has no bare control characters.
  if (MAY_BE_UNHOLDABLE.test(text)) refuseUnholdable(value)
  return value
}
