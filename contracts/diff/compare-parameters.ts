import { compareSchemas } from './compare-schemas.ts'
import type { Difference } from './difference.ts'
import { type CallName, type Finding, findingsOf } from './finding.ts'
import { type Json, type JsonObject, resolve } from './schema.ts'

/** The parameters of one operation, by where they travel and their name; a path's by their position alone. */
function parametersOf(document: JsonObject, operation: JsonObject): Map<string, JsonObject> {
  const listed: Json[] = Array.isArray(operation.parameters) ? operation.parameters : []
  const found = new Map<string, JsonObject>()
  let inPath = 0
  for (const node of listed) {
    const parameter = resolve(document, node)
    const name = parameter.in === 'path' ? `${++inPath}` : String(parameter.name)
    found.set(`${parameter.in} ${parameter.in === 'header' ? name.toLowerCase() : name}`, parameter)
  }
  return found
}

const labelOf = ({ in: place, name }: JsonObject) => `${place} ${name}`

function presence(before: JsonObject | undefined, after: JsonObject | undefined): Difference[] {
  const path = ''
  const isRequired = (after ?? before)?.required === true ? 'required' : 'optional'
  if (before === undefined) {
    return [{ path, change: `${isRequired} property added`, what: `${isRequired} parameter added` }]
  }
  if (after === undefined) {
    return [{ path, change: `${isRequired} property removed`, what: `${isRequired} parameter removed` }]
  }
  if ((before.required === true) === (after.required === true)) return []
  const what = after.required === true ? 'was optional, is now required' : 'was required, is now optional'
  return [{ path, change: after.required === true ? 'narrower' : 'wider', what }]
}

/** Path, query and header parameters. The gateway leaves unknown headers aside and refuses unknown query names. */
export function compareParameters(
  name: CallName,
  documents: readonly [JsonObject, JsonObject],
  operations: readonly [JsonObject, JsonObject],
): Finding[] {
  const was = parametersOf(documents[0], operations[0])
  const is = parametersOf(documents[1], operations[1])
  return [...new Set([...was.keys(), ...is.keys()])].flatMap((key) => {
    const [before, after] = [was.get(key), is.get(key)]
    const label = labelOf(after ?? before ?? {})
    const schemas =
      before && after
        ? compareSchemas(
            '',
            { document: documents[0], node: before.schema },
            { document: documents[1], node: after.schema },
          )
        : []
    const findings = findingsOf(name, 'request', label, [...presence(before, after), ...schemas])
    return findings.map((finding) => ({ ...finding, at: finding.at.trimEnd() }))
  })
}
