import type { CallDefinition } from '@layover/contracts'

/** The provider's word for each success code of the contract that it calls otherwise. */
export type UpstreamStates = ReadonlyMap<string, string>

/** A call with the provider's own success codes. */
export function withStates(call: CallDefinition, states: UpstreamStates): CallDefinition {
  return states.size === 0 ? call : { ...call, success: call.success.map((code) => states.get(code) ?? code) }
}
