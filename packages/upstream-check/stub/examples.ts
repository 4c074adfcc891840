import type { CallDefinition, CallExample } from '@layover/contracts'

export type Fields = Readonly<Record<string, unknown>>

/** A reply of the business, as the contract's examples have it. */
export type Reply = CallExample['reply']

/** The fields of a request in one object; no call has a field in two places. */
export function fieldsOf({ path, query, body }: { path?: unknown; query?: unknown; body?: unknown }): Fields {
  return Object.assign({}, path, query, body)
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

const isText = (fields: Fields) => (name: string) => typeof fields[name] === 'string'

/** The fields by which two requests differ, but for the agent. */
function differences(one: Fields, other: Fields): string[] {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].filter((name) => name !== 'agentId' && !isSame(one[name], other[name]))
}

/**
 * The reply to a request: of the example that asks the same; else NOT_FOUND where the request names another thing than the
 * success does, in a field by which the examples tell known from unknown; else the first success.
 */
export function exampleReply({ examples }: CallDefinition, fields: Fields): Reply {
  const asked = examples.map((example) => ({ reply: example.reply, fields: fieldsOf(example.request) }))
  const same = asked.find((example) => differences(example.fields, fields).length === 0)
  if (same) return same.reply
  const success = asked.find(({ reply }) => 'data' in reply)
  if (success === undefined) throw new Error('every call has an example of a success')
  const unknown = asked.find(({ reply }) => 'errorCode' in reply && reply.errorCode === 'NOT_FOUND')
  const naming = unknown ? differences(unknown.fields, success.fields).filter(isText(success.fields)) : []
  const isUnknown = naming.some(
    (name) => fields[name] !== undefined && !isSame(fields[name], success.fields[name]),
  )
  return unknown && isUnknown ? unknown.reply : success.reply
}
