import { readFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'

const source = new URL('../../../contracts/openapi.json', import.meta.url)

interface Operation {
  readonly operationId: string
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly 'x-effect': string
  readonly 'x-ttl-seconds'?: number
  readonly 'x-addition'?: true
  readonly 'x-error-codes': Readonly<Record<string, string>>
}

interface Document {
  readonly info: { readonly 'x-language': string }
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

function additions(document: Document): string {
  const operations = Object.values(document.paths).flatMap(Object.values<Operation>)
  const ids = operations.filter((operation) => operation['x-addition']).map(({ operationId }) => operationId)
  const names = ids.map((id) => `'${id}'`).join(' | ')
  return `${NOTICE}/** Our own calls, which an upstream may lack (P212). */\nexport type Addition = ${names}\n`
}

/** The refusals that stand beside a field instead of in the popup: those of a discount code. */
function discountErrors(document: Document): string {
  const call = document.paths['/api/discount/checkAvailable']?.post
  if (!call) throw new Error('the document has no call that checks a discount code')
  return `${NOTICE}export const discountErrors = ${JSON.stringify(call['x-error-codes'], null, 2)} as const\n`
}

function language({ info }: Document): string {
  return `${NOTICE}/** The language that the shop speaks (P252). */\nexport const LANGUAGE = '${info['x-language']}'\n`
}

type FileName = 'schema.ts' | 'calls.ts' | 'addition.ts' | 'discount-errors.ts' | 'language.ts'

/** The generated files by name: the document's types, the facts of each call, the additions, the sentences of refused codes, the language. */
export async function generate(): Promise<Record<FileName, string>> {
  const document = JSON.parse(await readFile(source, 'utf8')) as Document
  const types = await openapiTS(source, { rootTypes: true, rootTypesNoSchemaPrefix: true })
  return {
    'schema.ts': NOTICE + astToString(types),
    'calls.ts': callTable(document),
    'addition.ts': additions(document),
    'discount-errors.ts': discountErrors(document),
    'language.ts': language(document),
  }
}
