type Fields = readonly (readonly [name: string, value: unknown])[]

/** How a walk writes an object whose fields are sorted, and which fields it leaves out, by path such as `payment.token`. */
interface Form {
  readonly write: (fields: Fields) => unknown
  readonly isLeftOut?: (path: string) => boolean
}

function canonical(value: unknown, form: Form, path: string): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item, form, `${path}[]`))
  if (typeof value !== 'object' || value === null) return value
  const fields = Object.entries(value)
    .filter(([name]) => form.isLeftOut?.(`${path}${name}`) !== true)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [name, canonical(item, form, `${path}${name}.`)] as const)
  return form.write(fields)
}

/** A JSON value with every object as its sorted pairs of name and value: equal content gives an equal digest. */
export function canonicalPairs(value: unknown, isLeftOut: (path: string) => boolean = () => false): unknown {
  return canonical(value, { write: (fields) => fields, isLeftOut }, '')
}

/** A JSON value with the fields of every object sorted by name: equal content gives equal text. */
export function sortFields(value: unknown): unknown {
  return canonical(value, { write: (fields) => Object.fromEntries(fields) }, '')
}
