/**
 * A JSON value in a form that does not depend on the order of its fields: objects become sorted lists of pairs. `isLeftOut`
 * is asked with each field's path, such as `payment.token`.
 */
export function canonical(
  value: unknown,
  isLeftOut: (path: string) => boolean = () => false,
  path = '',
): unknown {
  if (Array.isArray(value)) return value.map((item) => canonical(item, isLeftOut, `${path}[]`))
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([name]) => !isLeftOut(`${path}${name}`))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, item]) => [name, canonical(item, isLeftOut, `${path}${name}.`)])
}
