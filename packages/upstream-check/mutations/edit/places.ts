/** A place in data: `name`, `[]` every item, `[0]`, `[1]`, `[last]` one of them. `$.data[].openingHours[0].days`. */
type Step = { readonly key: string } | { readonly item: 'all' | 'last' | number }

/** Makes a new value of an old one; `undefined` takes the field out. */
export type Edit = (value: unknown) => unknown

function stepsOf(path: string): Step[] {
  return [...path.replace(/^\$\.?/, '').matchAll(/\[(\w*)\]|([^.[\]]+)/g)].map(([, index, key]) => {
    if (key !== undefined) return { key }
    if (index === 'last') return { item: 'last' }
    return { item: index === '' ? 'all' : Number(index) }
  })
}

function editItems(items: unknown[], which: 'all' | 'last' | number, edit: Edit): unknown[] {
  const at = which === 'last' ? items.length - 1 : which
  return items.map((item, index) => (at === 'all' || index === at ? edit(item) : item))
}

function editKey(value: Record<string, unknown>, key: string, edit: Edit): Record<string, unknown> {
  const edited = edit(value[key])
  if (edited === undefined) return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key))
  return { ...value, [key]: edited }
}

function editAlong(value: unknown, [step, ...rest]: readonly Step[], edit: Edit): unknown {
  if (step === undefined) return edit(value)
  const inner: Edit = (each) => editAlong(each, rest, edit)
  if ('item' in step) return Array.isArray(value) ? editItems(value, step.item, inner) : value
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  // An edit adds no branch that is absent.
  if (rest.length > 0 && !(step.key in value)) return value
  return editKey(value as Record<string, unknown>, step.key, inner)
}

/** The same value with one place of it edited; where the place is not there, the value as it is. */
export function editAt(value: unknown, path: string, edit: Edit): unknown {
  return editAlong(value, stepsOf(path), edit)
}
