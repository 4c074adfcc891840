import { isUtf8 } from 'node:buffer'
import { type CallDefinition, upstreamSuccess } from '@layover/contracts'
import { compileByteValidator } from './compile.ts'
import { endOfToken, NO } from './values.ts'

const NEW_HEAD = Buffer.from('{"state":"success"')

/** The answer in the gateway's words, or undefined where a parser has to be asked. */
export type SuccessValidator = (body: Buffer) => Buffer | undefined

/**
 * Reads a yes that keeps the contract, as nearly all answers do, without making a value of it: that takes a third of the time.
 * Only what is written without blanks, doubled fields and rare escapes is read; its own bytes are then the answer, with the
 * state in the gateway's word. Everything else is undefined and goes the way that says what is wrong with it.
 */
export function createSuccessValidator(call: Pick<CallDefinition, 'success' | 'data'>): SuccessValidator {
  const read = compileByteValidator(upstreamSuccess(call.success, call.data))
  const heads = call.success.map((code) => Buffer.from(`{"state":${JSON.stringify(code)}`))
  return (body) => {
    const head = heads.find((each) => endOfToken(body, 0, each) !== NO)
    if (!head || !read || !isUtf8(body) || read(body, 0) !== body.length) return undefined
    return Buffer.concat([NEW_HEAD, body.subarray(head.length)])
  }
}
