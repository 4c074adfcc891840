import type { Difference } from './difference.ts'
import type { Json, Shape } from './schema.ts'

const isWithin = (type: string, types: readonly string[]) =>
  types.includes(type) || (type === 'integer' && types.includes('number'))

const named = (types: readonly string[] | undefined) => types?.join(' or ') ?? 'any type'

function typeChange(before: Shape['types'], after: Shape['types']): Difference['change'] | undefined {
  const isKept = after === undefined || before?.every((type) => isWithin(type, after)) === true
  const isNoMore = before === undefined || after?.every((type) => isWithin(type, before)) === true
  if (isKept && isNoMore) return undefined
  if (isKept) return 'wider'
  return isNoMore ? 'narrower' : 'other'
}

export function compareTypes(path: string, before: Shape, after: Shape): Difference[] {
  const found: Difference[] = []
  const change = typeChange(before.types, after.types)
  if (change) {
    found.push({ path, change, what: `type ${named(before.types)}, now ${named(after.types)}` })
  }
  if (before.isNullable !== after.isNullable) {
    found.push({
      path,
      change: after.isNullable ? 'wider' : 'narrower',
      what: after.isNullable ? 'may now be null' : 'may no longer be null',
    })
  }
  return found
}

const list = (values: readonly Json[]) => values.map((value) => JSON.stringify(value)).join(', ')

export function compareEnums(path: string, before: Shape['values'], after: Shape['values']): Difference[] {
  if (before === undefined && after === undefined) return []
  if (before === undefined) {
    return [{ path, change: 'narrower', what: `any value, now one of ${list(after ?? [])}` }]
  }
  if (after === undefined) return [{ path, change: 'wider', what: `one of ${list(before)}, now any value` }]
  const gone = before.filter((value) => !after.includes(value))
  const fresh = after.filter((value) => !before.includes(value))
  return [
    ...gone.map((value) => ({ path, change: 'narrower' as const, what: `value ${list([value])} removed` })),
    ...fresh.map((value) => ({ path, change: 'wider' as const, what: `value ${list([value])} added` })),
  ]
}
