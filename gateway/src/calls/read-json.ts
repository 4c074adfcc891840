import { isUtf8 } from 'node:buffer'
import { unholdableTexts } from '@layover/contracts'
import { ProblemError } from '../http/problem.ts'

const DEEPEST = 32

/** Names that reach an object's prototype; no call has a field of this name. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

interface Outline {
  readonly depth: number
  /** Names of fields, each as often as it is written. */
  readonly names: number
}

/** What can be said of a JSON text without parsing it: how deep its brackets go, and how many fields are named. */
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

/** Parses, and refuses names of prototypes and names written twice, of which each reader may believe another one. */
function parse(text: string, named: number): unknown {
  let kept = 0
  // JSON.parse says by `this` whose field it is.
  const refuse = function (this: unknown, name: string, value: unknown): unknown {
    if (FORBIDDEN.has(name)) throw new ProblemError('badRequest', 'The body has a field of a forbidden name.')
    if (!Array.isArray(this)) kept += 1
    return value
  }
  const value = parseWith(text, refuse)
  // The reviver also meets the whole value, as a field of an object around it.
  if (kept - 1 !== named) throw new ProblemError('badRequest', 'The body names a field twice.')
  return value
}

function parseWith(text: string, revive: (this: unknown, name: string, value: unknown) => unknown): unknown {
  try {
    return JSON.parse(text, revive)
  } catch (error) {
    if (error instanceof ProblemError) throw error
    throw new ProblemError('badRequest', 'The body is not JSON.')
  }
}

const MAY_BE_UNHOLDABLE = /\\u(?:0000|[dD][89a-fA-F])/

function refuseUnholdable(value: unknown): void {
  const errors = unholdableTexts(value)
  if (errors.length === 0) return
  throw new ProblemError('badRequest', 'The body has a text that cannot be kept.', { errors })
}

/** A request's body as a value: valid UTF-8, JSON, at most 32 deep, no name that reaches a prototype or comes twice. Throws problems. */
export function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) throw new ProblemError('badRequest', 'The body is empty.')
  if (!isUtf8(bytes)) throw new ProblemError('badRequest', 'The body is not valid UTF-8.')
  const text = bytes.toString('utf8')
  const { depth, names } = outlineOf(text)
  if (depth > DEEPEST) throw new ProblemError('badRequest', `The body is nested more than ${DEEPEST} deep.`)
  const value = parse(text, names)
  // Both can only be written as escapes, since the bytes are valid UTF-8 and JSON has no bare control characters.
  if (MAY_BE_UNHOLDABLE.test(text)) refuseUnholdable(value)
  return value
}
