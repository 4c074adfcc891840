import { allCalls, type CallDefinition, upstreamRequest } from '@layover/contracts'
import type { Parts } from '../exchange/request-parts.ts'
import { withAgent } from '../exchange/request-parts.ts'
import type { Severity } from '../report/report.ts'
import type { Exchange } from '../run/answer.ts'
import type { FetchOptions, Run } from '../run/run.ts'
import type { Scope } from '../run/scope.ts'
import type { World } from '../run/world.ts'
import { isSuccessful, judgeRefusal } from './judge-refusal.ts'
import { mutationsOf, type RequestMutation } from './mutate-request.ts'
import { sampleRequests } from './sample-requests.ts'

type Place = 'path' | 'query' | 'body'
const places: readonly Place[] = ['path', 'query', 'body']

const DEEP = 2000

/** Requests that are wrong in one thing each: a 4xx or a failure, never a 5xx, silence or a page. */
export async function checkNegative(run: Run, world: World, isIn: Scope): Promise<void> {
  const samples = sampleRequests(world)
  await Promise.all(
    allCalls.map(async (call) => {
      if (!isIn(call.id) || !run.mayAsk(call)) return
      const parts = withAgent(call, samples.get(call.id) ?? {}, run.agents)
      await Promise.all(
        [...mutationsFor(call, parts), ...bytesFor(call, parts)].map(
          async (each) => await sendWrong(run, call, each),
        ),
      )
    }),
  )
}

interface Wrong {
  readonly name: string
  readonly kind: RequestMutation['kind']
  readonly parts: Parts
  readonly options?: FetchOptions
}

function mutationsFor(call: CallDefinition, parts: Parts): Wrong[] {
  const schemas = upstreamRequest(call)
  return places.flatMap((place) => {
    const schema = schemas[place]
    if (schema === undefined) return []
    return mutationsOf(schema, parts[place] ?? {})
      .filter((mutation) => place === 'body' || isWritable(mutation, place))
      .map(({ name, kind, value }) => {
        const where = place === 'body' ? name : `${place}: ${name}`
        if (place !== 'body')
          return { name: where, kind, parts: { ...parts, [place]: value as Parts['query'] & object } }
        return { name: where, kind, parts, options: { rawBody: JSON.stringify(value) } }
      })
  })
}

/** An address contains only texts: no part can have a wrong type, and without a part it is another address. */
function isWritable({ name, value }: RequestMutation, place: Place): boolean {
  const isFlat = typeof value === 'object' && value !== null && !Array.isArray(value)
  if (place === 'path' && name.startsWith('without')) return false
  if (!isFlat || / null$| as (?:an object|a boolean|an array)$|too long$|empty$/.test(name)) return false
  return Object.values(value).every((each) => typeof each !== 'object')
}

/** Requests that only bytes can express: a field twice, an empty body, no JSON, very deep nesting. */
function bytesFor(call: CallDefinition, parts: Parts): Wrong[] {
  if (call.method !== 'POST') return []
  const text = JSON.stringify(parts.body ?? {})
  const wrong = (name: string, rawBody: string | Buffer, kind: Wrong['kind'] = 'wrong'): Wrong => ({
    name,
    kind,
    parts,
    options: { rawBody },
  })
  return [
    wrong('a body that is cut short', text.slice(0, -1)),
    wrong('a body that is no JSON', 'agentId=layover'),
    wrong('a body of null', 'null'),
    wrong('a field named twice', text.replace(/^\{/, '{"agentId":"layover",'), 'extra'),
    wrong(
      'a body nested 2000 deep',
      `{"unheardOf":${'['.repeat(DEEP)}${']'.repeat(DEEP)}${text === '{}' ? '' : ','}${text.slice(1)}`,
      'extra',
    ),
  ]
}

async function sendWrong(
  run: Run,
  call: CallDefinition,
  { name, kind, parts, options }: Wrong,
): Promise<void> {
  const exchange = await run.send(call, parts, { ...options, isWhole: true })
  if (exchange !== undefined) judge(run, exchange, name, kind)
}

const RULE = 'a wrong request is refused'

function judge(run: Run, exchange: Exchange, name: string, kind: Wrong['kind']): void {
  run.notes.tested(exchange.call.id, RULE)
  const fault = judgeRefusal(exchange)
  const about = { level: 'L4', rule: RULE, request: name } as const
  if (fault !== undefined) {
    run.found(exchange, { ...about, ...fault })
    return
  }
  if (!isSuccessful(run, exchange)) return
  // No rule decides which of two fields of one name counts; here either makes a right request.
  if (kind === 'extra' && !name.startsWith('a further field')) return
  const is = { path: '$.state', expected: 'a 4xx or a failure', got: 'a success' }
  run.found(exchange, { ...about, severity: severityOf(exchange.call, kind), ...is })
}

/** The gateway never sends a wrong request. Only a count out of its bounds that is held or sold costs somebody something. */
function severityOf({ effect }: CallDefinition, kind: Wrong['kind']): Severity {
  if (kind === 'extra') return 'harmless'
  return kind === 'bound' && (effect === 'hold' || effect === 'order') ? 'breaks' : 'lax'
}
