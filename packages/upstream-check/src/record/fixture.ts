import {
  allCalls,
  type CallDefinition,
  compileCheck,
  convertText,
  pathExpression,
  shopRequest,
} from '@layover/contracts'
import type { Exchanged } from '../run/options.ts'
import { judgeOf, type Promised } from '../run/promised.ts'

/** The parts of a request, by their place, as in an example of the contract: without the agent. */
interface RequestParts {
  readonly path?: object
  readonly query?: object
  readonly body?: object
}

/** A request and its answer in the form of the contract's own examples, for the same readers. */
export interface Fixture {
  readonly request: RequestParts
  readonly reply: { readonly data: unknown } | { readonly errorCode: string; readonly message?: string }
}

/** The longest list in a fixture, which shows a form and not a catalogue. */
const MAX_ITEMS = 20

const byId = new Map(allCalls.map((call) => [call.id, call]))

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

function without(value: unknown, name: string): object {
  return Object.fromEntries(Object.entries(value ?? {}).filter(([key]) => key !== name))
}

/** Values of a path by its template: `/lounge/createSession/{agentId}`. */
function pathParts(call: CallDefinition, path: string): Record<string, string> {
  // The upstream's base address may have a path of its own.
  const fields = pathExpression(`.*${call.path}`).exec(path)?.groups ?? {}
  return Object.fromEntries(Object.entries(fields).map(([name, text]) => [name, decodeURIComponent(text)]))
}

function requestOf(call: CallDefinition, { path, body }: Exchanged): RequestParts {
  const [address = '', query = ''] = path.split('?')
  const isGiven = call.agent === 'given' || call.agent === 'path'
  const plain = (value: unknown) => (isGiven ? (value as object) : without(value, 'agentId'))
  return {
    ...(call.request.path && { path: pathParts(call, address) }),
    ...(call.request.query && {
      query: plain(convertText(call.request.query, Object.fromEntries(new URLSearchParams(query)))),
    }),
    ...(call.request.body && { body: plain(parsed(body)) }),
  }
}

/** Whether a request is one that the shop might send: a check sends wrong ones too. */
function isRightRequest(call: CallDefinition, request: RequestParts): boolean {
  const schemas = shopRequest(call)
  return (['path', 'query', 'body'] as const).every((place) => {
    const schema = schemas[place]
    const value = request[place] ?? {}
    return schema === undefined || call.request[place] === undefined || compileCheck(schema).isValid(value)
  })
}

function shortened(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map(shortened)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shortened(inner)]))
}

/** An exchange as a fixture; undefined where it is none: a wrong request, or an answer that breaks its promise. */
export function fixtureOf(
  exchanged: Exchanged,
  promises: ReadonlyMap<string, Promised>,
): Fixture | undefined {
  const call = byId.get(exchanged.call)
  if (call === undefined || exchanged.status !== 200) return undefined
  const request = requestOf(call, exchanged)
  const value = parsed(exchanged.answer)
  if (!isRightRequest(call, request) || value === undefined) return undefined
  const { verdict, isSuccess, errorCode = '', cleanData } = judgeOf(promises.get(call.id) ?? call)(value)
  if (verdict === 'broken') return undefined
  // Every backend words its refusals differently, and the contract's code is enough.
  if (!isSuccess) return { request, reply: { errorCode } }
  return {
    request,
    reply: { data: shortened(verdict === 'drifted' ? cleanData : (value as { data: unknown }).data) },
  }
}

/** Whether a fixture is still an example of its call: request and reply keep the contract. */
export function isExample(id: string, { request, reply }: Fixture): boolean {
  const call = byId.get(id)
  if (call === undefined || !isRightRequest(call, request)) return false
  return !('data' in reply) || compileCheck(call.data).isValid(reply.data)
}
