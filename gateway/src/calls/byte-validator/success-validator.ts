import { isUtf8 } from 'node:buffer'
import { type CallDefinition, upstreamSuccess } from '@layover/contracts'
import { compileByteValidator } from './compile.ts'
import { endOfToken, NO } from './values.ts'

const NEW_HEAD = Buffer.from('{"state":"success"')

/**
 * Returns the answer in the gateway's envelope, or undefined where the parser must decide. Its second chunk is a part of the
 * body itself: V8 collects the whole heap once 64 MB of buffers are new, so a copy of each answer costs more than the check.
 */
type SuccessValidator = (body: Buffer) => readonly Buffer[] | undefined

/**
 * Validates a success without parsing it. Nearly all answers pass: they have no blanks, no
 * repeated fields and no rare escapes. Their own bytes are then the answer, with the state in the gateway's word. For any
 * other answer the result is undefined, and the parser and the check find out what is wrong with it.
 */
export function createSuccessValidator(call: Pick<CallDefinition, 'success' | 'data'>): SuccessValidator {
  const validate = compileByteValidator(upstreamSuccess(call.success, call.data))
  const heads = call.success.map((code) => Buffer.from(`{"state":${JSON.stringify(code)}`))
  return (body) => {
    const head = heads.find((each) => endOfToken(body, 0, each) !== NO)
    if (!head || !validate || !isUtf8(body) || validate(body, 0) !== body.length) return undefined
    return [NEW_HEAD, body.subarray(head.length)]
  }
}
