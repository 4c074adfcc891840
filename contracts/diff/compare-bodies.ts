import { compareSchemas } from './compare-schemas.ts'
import { type CallName, type Finding, findingsOf } from './finding.ts'
import { breaks, harmless, type Place } from './judge.ts'
import { type JsonObject, objectAt, resolve } from './schema.ts'

type Pair = readonly [JsonObject, JsonObject]

/** Media types of a body and the schema of each. */
function compareContent(
  name: CallName,
  place: Place,
  label: string,
  documents: Pair,
  bodies: Pair,
): Finding[] {
  const [was, is] = [objectAt(bodies[0], 'content'), objectAt(bodies[1], 'content')]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((type) => {
    if (was[type] === undefined) {
      const verdict =
        place === 'request'
          ? harmless('the others are taken as before')
          : breaks('shop', 'readers do not know it')
      return [{ ...name, at: label, what: `${type} added`, ...verdict }]
    }
    if (is[type] === undefined) {
      const verdict = breaks('shop', place === 'request' ? 'it is refused' : 'it comes no more')
      return [{ ...name, at: label, what: `${type} removed`, ...verdict }]
    }
    const found = compareSchemas(
      '$',
      { document: documents[0], node: objectAt(was, type).schema },
      { document: documents[1], node: objectAt(is, type).schema },
    )
    return findingsOf(name, place, label, found)
  })
}

export function compareRequestBody(name: CallName, documents: Pair, operations: Pair): Finding[] {
  const bodies = [
    resolve(documents[0], operations[0].requestBody),
    resolve(documents[1], operations[1].requestBody),
  ] as const
  const [was, is] = bodies.map(({ content }) => content !== undefined)
  const row = { ...name, at: 'request' }
  if (!was && !is) return []
  if (!was) {
    return bodies[1].required === true
      ? [{ ...row, what: 'body now required', ...breaks('shop', 'requests without one are refused') }]
      : [{ ...row, what: 'optional body added', ...harmless('requests without one are taken as before') }]
  }
  if (!is) return [{ ...row, what: 'body removed', ...breaks('shop', 'requests with one are refused') }]
  const need =
    bodies[0].required === bodies[1].required
      ? []
      : bodies[1].required === true
        ? [{ ...row, what: 'body now required', ...breaks('shop', 'requests without one are refused') }]
        : [{ ...row, what: 'body now optional', ...harmless('requests with one are taken as before') }]
  return [...need, ...compareContent(name, 'request', 'request', documents, bodies)]
}

/** Every status of an answer. A new status of a problem is harmless, since clients know those by range. */
export function compareAnswers(name: CallName, documents: Pair, operations: Pair): Finding[] {
  const [was, is] = [objectAt(operations[0], 'responses'), objectAt(operations[1], 'responses')]
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((status): Finding[] => {
    const isSuccess = status.startsWith('2')
    const label = status === '200' ? 'answer' : `answer ${status}`
    const row = { ...name, at: label }
    if (was[status] === undefined || is[status] === undefined) {
      const what = was[status] === undefined ? 'status added' : 'status removed'
      return [
        isSuccess
          ? { ...row, what, ...breaks('shop', 'readers look for the other one') }
          : { ...row, what, ...harmless('every status but 200 is a problem of one form') },
      ]
    }
    const answers = [resolve(documents[0], was[status]), resolve(documents[1], is[status])] as const
    return compareContent(name, 'answer', label, documents, answers)
  })
}
