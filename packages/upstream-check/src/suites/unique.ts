import type { Good } from '../run/answer.ts'
import { claim } from '../run/promises.ts'
import type { Run } from '../run/run.ts'

/** Lists name everything once. */
export function checkUnique<T>(
  run: Run,
  { data, at }: Good<readonly T[]>,
  field: string,
  keyOf: (each: T) => string,
  path = '$.data',
): void {
  const seen = new Set<string>()
  const rule = 'a list names everything once'
  run.notes.tested(at.call.id, rule)
  for (const [index, each] of data.entries()) {
    const key = keyOf(each)
    const expected = 'one that is not in the list already'
    if (seen.has(key)) claim(run, at, false, { rule, path: `${path}[${index}].${field}`, expected, got: key })
    seen.add(key)
  }
}
