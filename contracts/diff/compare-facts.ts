import type { CallName, Finding } from './finding.ts'
import { breaks, harmless, type Verdict } from './judge.ts'
import { isObject, type Json, type JsonObject } from './schema.ts'

const shown = (value: Json | undefined) =>
  typeof value === 'string' ? value : JSON.stringify(value ?? 'none')

/** The facts of a call beside its shapes, and the side that depends on each. */
const FACTS: readonly { readonly key: string; readonly name: string; readonly verdict: Verdict }[] = [
  {
    key: 'x-effect',
    name: 'effect',
    verdict: breaks('shop and upstream', 'caching, retries and keys follow from it'),
  },
  {
    key: 'x-agent',
    name: 'agent',
    verdict: breaks('upstream', 'another agentId comes, or none'),
  },
  { key: 'x-ttl-seconds', name: 'freshness in seconds', verdict: harmless('answers are as before') },
  { key: 'x-stale-seconds', name: 'staleness in seconds', verdict: harmless('answers are as before') },
  { key: 'deprecated', name: 'deprecation', verdict: harmless('it is served until its last day') },
  { key: 'operationId', name: 'id', verdict: harmless('the wire is as before') },
]

function additionChange(before: JsonObject, after: JsonObject): [string, Verdict] | undefined {
  const [was, is] = [before['x-addition'] === true, after['x-addition'] === true]
  if (was === is) return undefined
  return is
    ? ['is now an addition', breaks('shop', 'an upstream may now lack it')]
    : ['is no addition any more', breaks('upstream', 'an upstream may no longer lack it')]
}

function errorCodes(operation: JsonObject): string[] {
  const codes = operation['x-error-codes']
  return isObject(codes) ? Object.keys(codes) : []
}

/** Effect, agent, error codes and the like of one call. */
export function compareFacts(name: CallName, before: JsonObject, after: JsonObject): Finding[] {
  const row = (what: string, verdict: Verdict): Finding => ({ ...name, at: 'call', what, ...verdict })
  const facts = FACTS.filter(({ key }) => before[key] !== after[key]).map((fact) =>
    row(`${fact.name} ${shown(before[fact.key])}, now ${shown(after[fact.key])}`, fact.verdict),
  )
  const addition = additionChange(before, after)
  const [was, is] = [errorCodes(before), errorCodes(after)]
  const copes = harmless('an unknown code is a failure all the same')
  return [
    ...facts,
    ...(addition ? [row(...addition)] : []),
    ...is.filter((code) => !was.includes(code)).map((code) => row(`error code ${code} added`, copes)),
    ...was.filter((code) => !is.includes(code)).map((code) => row(`error code ${code} removed`, copes)),
  ]
}
