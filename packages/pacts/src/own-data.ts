import { type StateValueName, stateValues } from '@layover/contracts'

/** A request by the place each part travels in. */
export interface RequestParts {
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  readonly body: unknown
}

/** How a verifier puts a backend's own values in the place of the examples'. */
export interface Generator {
  readonly type: 'ProviderState'
  readonly expression: string
  readonly dataType: 'STRING'
}

export interface OwnData {
  /** The values that the request is about, as parameters of its state. */
  readonly params: Readonly<Partial<Record<StateValueName, string>>>
  readonly generators: {
    readonly path?: Generator
    readonly query?: Readonly<Record<string, Generator>>
    readonly body?: Readonly<Record<string, Generator>>
  }
}

const known = Object.entries(stateValues) as [StateValueName, (typeof stateValues)[StateValueName]][]

function nameOf(field: string, value: unknown): StateValueName | undefined {
  return known.find(([, { example, fields }]) => {
    const travelsIn: readonly string[] = fields
    return example === value && travelsIn.includes(field)
  })?.[0]
}

/** Every text of a body with its path and the name of its field. */
function leaves(value: unknown, path: string, field: string): [string, string, string][] {
  if (typeof value === 'string') return [[path, field, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => leaves(item, `${path}[${index}]`, field))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => leaves(each, `${path}.${name}`, name))
}

function generator(expression: string): Generator {
  return { type: 'ProviderState', expression, dataType: 'STRING' }
}

/** Which parts of a request are values of its state, so that another backend may answer its own. */
export function ownData(request: RequestParts, pathFields: Readonly<Record<string, string>>): OwnData {
  const params: Partial<Record<StateValueName, string>> = {}
  const find = (field: string, value: string) => {
    const name = nameOf(field, value)
    if (name !== undefined) params[name] = value
    return name
  }
  const places = (found: [string, string, string][]) =>
    Object.fromEntries(
      found.flatMap(([path, field, value]) => {
        const name = find(field, value)
        return name === undefined ? [] : [[path, generator(`\${${name}}`)] as const]
      }),
    )
  const body = places(leaves(request.body, '$', ''))
  const query = places(Object.entries(request.query).map(([name, value]) => [name, name, value]))
  const path = Object.entries(pathFields).reduce((text, [field, value]) => {
    const name = find(field, value)
    return name === undefined ? text : text.replace(value, `\${${name}}`)
  }, request.path)
  const some = (each: object) => Object.keys(each).length > 0
  return {
    params,
    generators: {
      ...(path !== request.path && { path: generator(path) }),
      ...(some(query) && { query }),
      ...(some(body) && { body }),
    },
  }
}
