import { readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

const source = new URL('../../../contracts/openapi.json', import.meta.url)

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly 'x-effect': string
  readonly 'x-ttl-seconds'?: number
}

interface Document {
  readonly paths: Record<string, Record<string, Operation>>
}

const NOTICE = '// Generated from contracts/openapi.json by `pnpm generate`. Do not edit.\n'

function namesOf(operation: Operation, place: string): string[] {
  return (operation.parameters ?? []).filter((p) => p.in === place).map((p) => p.name)
}

function callLine(method: string, path: string, operation: Operation): string {
  const facts = {
    method: method.toUpperCase(),
    path,
    effect: operation['x-effect'],
    ttlSeconds: operation['x-ttl-seconds'] ?? 0,
    pathFields: namesOf(operation, 'path'),
    queryFields: namesOf(operation, 'query'),
  }
  return `  '${operation.operationId}': ${JSON.stringify(facts)},`
}

function callTable(document: Document): string {
  const lines = Object.entries(document.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => callLine(method, path, operation)),
  )
  return `${NOTICE}export const callTable = {\n${lines.join('\n')}\n} as const\n`
}

/** Both generated files by name: the types of the document, and what the client must know of each call as it runs. */
export async function generate(): Promise<Record<'schema.ts' | 'calls.ts', string>> {
  const document = JSON.parse(await readFile(source, 'utf8')) as Document
  const types = await openapiTS(source, { rootTypes: true, rootTypesNoSchemaPrefix: true })
  return { 'schema.ts': NOTICE + astToString(types), 'calls.ts': callTable(document) }
}
