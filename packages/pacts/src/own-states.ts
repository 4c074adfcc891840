import { allCalls, type UpstreamStates, withStates } from '@layover/contracts'
import { gatewaySide } from './interactions.ts'
import type { PactFile } from './pact-file.ts'

/** The response of an interaction, as far as it says whether it is a success. */
interface Response {
  readonly body: { readonly content: { readonly state: string; readonly errorCode?: string } }
  readonly matchingRules?: { readonly body?: Readonly<Record<string, unknown>> }
}

function withState({ body, matchingRules, ...response }: Response, { example, rules }: State) {
  const { '$.state': _contract, ...others } = matchingRules?.body ?? {}
  const own = rules && { '$.state': { combine: 'AND', matchers: rules } }
  return {
    ...response,
    body: { ...body, content: { ...body.content, state: example } },
    matchingRules: { ...matchingRules, body: matchingRules?.body && { ...others, ...own } },
  }
}

type State = ReturnType<typeof gatewaySide.success>

/** The pact between gateway and upstream, for an upstream with success codes of its own (P556). */
export function withOwnStates(file: PactFile, states: UpstreamStates): PactFile {
  if (states.size === 0) return file
  const interactions = file.interactions.map((each) => {
    const call = allCalls.find(({ id }) => each.description.startsWith(`${id}: `))
    if (call === undefined) throw new Error(`The contract has no call for “${each.description}”`)
    const response = each.response as unknown as Response
    const side = response.body.content.errorCode === undefined ? gatewaySide.success : gatewaySide.failure
    return { ...each, response: withState(response, side(withStates(call, states))) }
  })
  return { ...file, interactions }
}
