import type { CallDefinition } from './define-call.ts'

type Promised = Pick<CallDefinition, 'success'>

/** The provider's word for each success code of the contract that it calls otherwise (P556). */
export type UpstreamStates = ReadonlyMap<string, string>

/** A call with the provider's own success codes. */
export function withStates<P extends Promised>(call: P, states: UpstreamStates): P {
  return states.size === 0 ? call : { ...call, success: call.success.map((code) => states.get(code) ?? code) }
}

const PAIR = /^(\w{1,16})=(\w{1,16})$/

/** Reads pairs such as `11=00`: the success code of these calls, then the provider's. Each wrong pair is a fault. */
export function readStates(
  pairs: readonly string[],
  calls: readonly Promised[],
): { readonly states: UpstreamStates; readonly faults: readonly string[] } {
  const codes = new Set(calls.flatMap(({ success }) => success))
  const states = new Map<string, string>()
  const faults: string[] = []
  for (const [index, pair] of pairs.entries()) {
    const [, code = '', word] = PAIR.exec(pair) ?? []
    if (word === undefined) faults.push(`pair ${index + 1} is not of the form 11=00`)
    else if (states.has(code)) faults.push(`${code} is named twice`)
    else if (codes.has(code)) states.set(code, word)
    else faults.push(`${code} is no success code of the contract; it has ${[...codes].join(' and ')}`)
  }
  return { states, faults }
}
