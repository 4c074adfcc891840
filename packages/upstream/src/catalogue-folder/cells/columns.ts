import { type TNull, type TSchema, type TUnion, type TUnsafe, Type } from '@sinclair/typebox'

/**
 * The kinds of columns that tables have. Each is a JSON Schema whose `expected` says in a fault what belongs there
 * (P570).
 */
interface Described {
  readonly description: string
}

/** Text of one line that visitors read. */
export function words(description: string, maxLength = 200) {
  return Type.String({
    minLength: 1,
    maxLength,
    description,
    expected: `text of 1 to ${maxLength} characters`,
  })
}

/** Text of a fixed form. */
export function form(pattern: string, expected: string, { description }: Described) {
  return Type.String({ pattern, description, expected })
}

/** Text of a fixed form, or an empty cell. */
export function formOrNothing(pattern: string, expected: string, { description }: Described) {
  return Type.String({ pattern: `^(|${pattern})$`, description, expected: `${expected}, or nothing` })
}

/** One word of a few. */
export function oneWord<const V extends readonly string[]>(
  values: V,
  { description }: Described,
): TUnsafe<V[number]> {
  const pattern = `^(${values.join('|')})$`
  return Type.Unsafe<V[number]>(
    Type.String({ pattern, enum: [...values], description, expected: `one of ${values.join(', ')}` }),
  )
}

export function whole(minimum: number, maximum: number, { description }: Described) {
  return Type.Integer({
    minimum,
    maximum,
    description,
    expected: `a whole number from ${minimum} to ${maximum}`,
  })
}

export function decimal(minimum: number, maximum: number, { description }: Described) {
  const expected = `a number from ${minimum} to ${maximum} with at most 6 decimals`
  return Type.Number({ minimum, maximum, description, expected })
}

export function yesOrNo(description: string) {
  return Type.Boolean({ description, expected: 'yes or no' })
}

/** An amount in the currency's major unit. Its decimals are the currency's: `checkAmount` looks at them. */
export function amount(description: string) {
  return Type.String({
    pattern: '^(0|[1-9]\\d{0,9})(\\.\\d{1,4})?$',
    description,
    expected: 'an amount without a sign of currency or thousands, such as 34.00',
  })
}

/** Several texts in one cell, `|` between them. */
export function list(item: TSchema & { readonly expected?: string }, maxItems: number, description: string) {
  return Type.Array(Type.Unsafe<string>(item), {
    maxItems,
    description,
    expected: `at most ${maxItems} entries with | between, each ${item.expected ?? 'a text'}`,
  })
}

/** An empty cell stands for null. */
export function orNothing<S extends TSchema & { readonly expected?: string }>(
  schema: S,
  description: string,
): TUnion<[S, TNull]> {
  return Type.Union([schema, Type.Null()], {
    description,
    expected: `${schema.expected ?? 'a value'}, or nothing`,
  })
}

/** A UTC instant, to the second. */
export function instant(description: string) {
  return Type.String({
    pattern: '^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d{3})?Z$',
    description,
    expected: 'an instant in UTC, such as 2027-01-01T00:00:00Z',
  })
}
