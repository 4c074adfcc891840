import { isUtf8 } from 'node:buffer'
import { ProblemError } from '../problems/problem.ts'

const DEEPEST = 32

/** Names that reach an object's prototype; no call has a field of this name. */
const FORBIDDEN = new Set(['__proto__', 'constructor', 'prototype'])

/** How deep the brackets of a JSON text go, without parsing it. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isInString = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (isInString) {
      if (code === 0x5c) i++
      else if (code === 0x22) isInString = false
    } else if (code === 0x22) isInString = true
    else if (code === 0x7b || code === 0x5b) deepest = Math.max(deepest, ++depth)
    else if (code === 0x7d || code === 0x5d) depth--
  }
  return deepest
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text, refuseForbidden)
  } catch (error) {
    if (error instanceof ProblemError) throw error
    throw new ProblemError('badRequest', 'The body is not JSON.')
  }
}

function refuseForbidden(key: string, value: unknown): unknown {
  if (FORBIDDEN.has(key)) throw new ProblemError('badRequest', 'The body has a field of a forbidden name.')
  return value
}

/** A request's body as a value: valid UTF-8, JSON, at most 32 deep, with no name that reaches a prototype. Throws problems. */
export function readJson(bytes: Buffer): unknown {
  if (bytes.length === 0) throw new ProblemError('badRequest', 'The body is empty.')
  if (!isUtf8(bytes)) throw new ProblemError('badRequest', 'The body is not valid UTF-8.')
  const text = bytes.toString('utf8')
  if (depthOf(text) > DEEPEST)
    throw new ProblemError('badRequest', `The body is nested more than ${DEEPEST} deep.`)
  return parse(text)
}
