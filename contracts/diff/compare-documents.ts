import { compareAnswers, compareRequestBody } from './compare-bodies.ts'
import { compareFacts } from './compare-facts.ts'
import { compareParameters } from './compare-parameters.ts'
import type { CallName, Finding } from './finding.ts'
import { breaks, harmless } from './judge.ts'
import { isObject, type JsonObject, objectAt } from './schema.ts'

const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace']

interface Call {
  readonly name: CallName
  readonly operation: JsonObject
}

/** Calls by method and path. The names of a path's parameters make no difference. */
function callsOf(document: JsonObject): Map<string, Call> {
  const found = new Map<string, Call>()
  for (const [path, item] of Object.entries(objectAt(document, 'paths'))) {
    if (!isObject(item)) continue
    for (const method of METHODS) {
      const operation = item[method]
      if (!isObject(operation)) continue
      const shared = Array.isArray(item.parameters) ? item.parameters : []
      const own = Array.isArray(operation.parameters) ? operation.parameters : []
      const call = typeof operation.operationId === 'string' ? operation.operationId : `${method} ${path}`
      found.set(`${method} ${path.replaceAll(/\{[^}]*\}/g, '{}')}`, {
        name: { call, method: method.toUpperCase(), path },
        operation: { ...operation, parameters: [...shared, ...own] },
      })
    }
  }
  return found
}

function addedCall({ name, operation }: Call): Finding {
  const verdict =
    operation['x-addition'] === true
      ? harmless('an upstream may lack it')
      : breaks('upstream', 'an upstream does not answer it')
  return { ...name, at: 'call', what: 'call added', ...verdict }
}

function removedCall({ name }: Call, addedIds: Map<string, Call>): Finding {
  const heir = addedIds.get(name.call)
  if (heir === undefined)
    return { ...name, at: 'call', what: 'call removed', ...breaks('shop', 'nobody answers it') }
  const what = `moved to ${heir.name.method} ${heir.name.path}`
  return {
    ...name,
    at: 'call',
    what,
    ...breaks('shop and upstream', 'nobody sends or answers requests at the old place'),
  }
}

const byText = (a: string, b: string) => Number(a > b) - Number(a < b)

/** Breaking changes first, then by call, place and change, so that the same documents give the same rows. */
function inOrder(findings: readonly Finding[]): Finding[] {
  return [...findings].sort(
    (a, b) =>
      byText(a.verdict, b.verdict) || byText(a.call, b.call) || byText(a.at, b.at) || byText(a.what, b.what),
  )
}

/** Every change from one OpenAPI document (3.0 or 3.1) to another, with a verdict. Throws where a reference leads nowhere. */
export function compareDocuments(before: JsonObject, after: JsonObject): Finding[] {
  const [was, is] = [callsOf(before), callsOf(after)]
  const added = [...is].filter(([key]) => !was.has(key)).map(([, call]) => call)
  const removed = [...was].filter(([key]) => !is.has(key)).map(([, call]) => call)
  const addedIds = new Map(added.map((call) => [call.name.call, call]))
  const removedIds = new Set(removed.map(({ name }) => name.call))
  const remaining = [...was].flatMap(([key, { operation }]): Finding[] => {
    const other = is.get(key)
    if (other === undefined) return []
    const operations = [operation, other.operation] as const
    return [
      ...compareFacts(other.name, ...operations),
      ...compareParameters(other.name, [before, after], operations),
      ...compareRequestBody(other.name, [before, after], operations),
      ...compareAnswers(other.name, [before, after], operations),
    ]
  })
  return inOrder([
    ...remaining,
    ...removed.map((call) => removedCall(call, addedIds)),
    ...added.filter(({ name }) => !removedIds.has(name.call)).map(addedCall),
  ])
}
