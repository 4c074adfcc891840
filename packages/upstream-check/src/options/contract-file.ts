import { createHash } from 'node:crypto'
import { allCalls } from '@layover/contracts'
import { isObject, type JsonObject } from '../json-object.ts'
import type { Contract } from '../report/contract.ts'
import type { Promised } from '../run/promised.ts'
import { readJson } from './read-json.ts'
import { readSchema, resolve } from './read-schema.ts'

/** Another version of the contract: its calls by their ids, each with the answers that it promises. */
export interface OtherContract extends Contract {
  readonly calls: ReadonlyMap<string, Promised>
}

/** The title of `openapi.json`, which has the same calls as the gateway answers them to the shop. */
const SHOPS = 'Layover'

function* operationsOf(document: JsonObject): Iterable<JsonObject> {
  for (const path of Object.values(isObject(document.paths) ? document.paths : {}))
    if (isObject(path)) yield* Object.values(path).filter(isObject)
}

/** The state codes and the data of an operation's success, which is the first variant of its answer. */
function promiseOf(operation: JsonObject, document: JsonObject): Promised {
  const at = ['responses', '200', 'content', 'application/json', 'schema']
  const answer = at.reduce<unknown>((node, name) => (isObject(node) ? node[name] : undefined), operation)
  const { oneOf } = resolve(answer, document)
  const success = resolve(Array.isArray(oneOf) ? oneOf[0] : undefined, document)
  const { state, data } = isObject(success.properties) ? success.properties : {}
  const { enum: codes } = resolve(state, document)
  if (!Array.isArray(codes)) throw new Error('has an answer without state codes')
  return { success: codes.map(String), data: readSchema(data, document) }
}

/** Reads a document of an upstream, such as `upstream-openapi.json` of another release. @returns it, or one line on its fault */
export function readContractFile(path: string): OtherContract | { readonly fault: string } {
  const read = readJson(path)
  if ('fault' in read) return { fault: `--contract ${path}: ${read.fault}` }
  const { text, value: document } = read
  try {
    if (!isObject(document) || !isObject(document.info)) throw new Error('is no OpenAPI document')
    if (document.info.title === SHOPS)
      throw new Error('is for the shop: an upstream’s is upstream-openapi.json')
    const known = new Set<unknown>(allCalls.map(({ id }) => id))
    const served = [...operationsOf(document)].filter(({ operationId }) => known.has(operationId))
    if (served.length === 0) throw new Error('has no call of this contract')
    return {
      version: String(document.info.version),
      digest: createHash('sha256').update(text).digest('hex').slice(0, 12),
      calls: new Map(served.map((each) => [String(each.operationId), promiseOf(each, document)])),
    }
  } catch (error) {
    return { fault: `--contract ${path}: ${(error as Error).message}` }
  }
}
