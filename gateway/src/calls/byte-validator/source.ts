import type { ByteValidator } from './values.ts'

/**
 * Builds a validator from source. The engine then compiles each shape and each text into machine code of its own; loops over
 * lists of functions and tokens, shared by all shapes, take twice as long.
 *
 * @param values the constants of the source, by name
 * @param body reads `bytes` from `at` on, and returns as a validator does
 */
export function build(values: Readonly<Record<string, unknown>>, body: string): ByteValidator {
  return new Function(...Object.keys(values), `return (bytes, at) => {${body}}`)(...Object.values(values))
}

/** Whether a token stands at `at`, as an expression. */
export function isAt(token: Buffer): string {
  return [...token].map((byte, offset) => `bytes[at + ${offset}] === ${byte}`).join(' && ')
}
