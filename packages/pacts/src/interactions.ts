import { createHash } from 'node:crypto'
import {
  agentPlace,
  allCalls,
  type CallDefinition,
  type CallExample,
  FAILURE_STATE,
  fillPath,
  LANGUAGE,
  type StateName,
  stateValues,
} from '@layover/contracts'
import { dataTemplate, type Template } from './answer-template.ts'
import { type OwnData, ownData } from './own-data.ts'
import { type Matcher, noneOfTexts, oneOfTexts, textLike } from './text-rules.ts'

/** One request and its answer, as a Pact file will hold them. */
export interface Interaction {
  readonly call: CallDefinition
  readonly example: CallExample
  /** Unique, and the order of the file: `lounge.detail: one lounge`. */
  readonly description: string
  readonly given: StateName
  readonly request: {
    readonly method: 'GET' | 'POST'
    readonly path: string
    readonly query: Readonly<Record<string, string>>
    readonly headers: Readonly<Record<string, string>>
    readonly body: object | undefined
  }
  /** The key that is sent with it; a verifier sends a fresh one each time. */
  readonly key: { readonly example: string; readonly rules: readonly Matcher[] } | undefined
  readonly answer: Template
  readonly ownData: OwnData
}

/** The differences between the two pacts. */
export interface Side {
  readonly basePath: string
  readonly headers: Readonly<Record<string, string>>
  readonly hasAgent: boolean
  readonly hasKey: (call: CallDefinition) => boolean
  readonly keyPattern: string
  /** The answer's state for a success and for a refusal, each with its allowed values. */
  readonly success: (call: CallDefinition) => State
  readonly failure: (call: CallDefinition) => State
}

interface State {
  readonly example: string
  /** None: the very same. */
  readonly rules?: readonly Matcher[]
}

const UUID = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'

/** The shop's client before the gateway. */
export const webSide: Side = {
  basePath: '/api',
  headers: { 'Accept-Language': LANGUAGE },
  hasAgent: false,
  hasKey: ({ effect }) => effect === 'order',
  keyPattern: UUID,
  success: () => ({ example: 'success' }),
  failure: () => ({ example: 'failure' }),
}

/** The gateway before the provider's API. */
export const gatewaySide: Side = {
  basePath: '',
  headers: { Accept: 'application/json', 'Accept-Language': LANGUAGE },
  hasAgent: true,
  hasKey: ({ effect }) => effect === 'order' || effect === 'submit',
  keyPattern: '^[A-Za-z0-9_-]{8,128}$',
  success: ({ success }) => {
    const [example = '11'] = success
    return success.length > 1 ? { example, rules: oneOfTexts(success) } : { example }
  },
  failure: ({ success }) => ({ example: FAILURE_STATE, rules: noneOfTexts(success) }),
}

/** A version 4 UUID made from a name, so that a second recording writes the same bytes. */
function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  const groups = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`]
  return [...groups, hex.slice(20, 32)].join('-')
}

function texts(values: object): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))
}

interface Parts {
  readonly path?: Record<string, string>
  readonly query?: object
  readonly body?: object
}

function requestOf(side: Side, call: CallDefinition, example: CallExample) {
  const { path: pathFields = {}, query = {}, body = {} } = example.request as Parts
  const { agentId, popularAgentId } = stateValues
  const agent = { agentId: call.agent === 'popular' ? popularAgentId.example : agentId.example }
  const place = side.hasAgent ? agentPlace(call) : undefined
  const isPost = call.method === 'POST'
  const filled = fillPath(call.path, pathFields)
  const request = {
    method: call.method,
    path: `${side.basePath}${filled}`,
    query: texts(place === 'query' ? { ...agent, ...query } : query),
    headers: { ...side.headers, ...(isPost && { 'Content-Type': 'application/json' }) },
    body: isPost ? { ...(place === 'body' && agent), ...body } : undefined,
  }
  return { request, own: ownData(request, pathFields) }
}

function answerOf(side: Side, call: CallDefinition, { reply }: CallExample): Template {
  const isYes = 'data' in reply
  const { example, rules } = isYes ? side.success(call) : side.failure(call)
  const state = rules ? { '$.state': rules } : {}
  if (!isYes) return { value: { state: example, errorCode: reply.errorCode }, rules: state }
  const data = dataTemplate(call, reply.data)
  return { value: { state: example, data: data.value }, rules: { ...state, ...data.rules } }
}

/** Every example of every call as one side meets it. */
export function interactionsOf(side: Side): Interaction[] {
  return allCalls.flatMap((call) =>
    call.examples.map((example) => {
      const description = `${call.id}: ${example.name}`
      const { request, own } = requestOf(side, call, example)
      return {
        call,
        example,
        description,
        request,
        given: example.given,
        ownData: own,
        key: side.hasKey(call)
          ? { example: uuidOf(description), rules: textLike(side.keyPattern) }
          : undefined,
        answer: answerOf(side, call, example),
      }
    }),
  )
}
