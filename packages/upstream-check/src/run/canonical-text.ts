import { sortFields } from '@layover/contracts'
import { isObject } from '../json-object.ts'

/** A value as text that does not depend on the order of its fields; 'nothing' where there is no value. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(sortFields(value)) ?? 'nothing'
}

/** Whether two values are the same but for fields that one of them leaves out, at any depth. */
export function agree(one: unknown, other: unknown): boolean {
  if (one === undefined || other === undefined) return true
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((each, index) => agree(each, other[index]))
  if (isObject(one) && isObject(other))
    return Object.entries(one).every(([name, value]) => agree(value, other[name]))
  return canonicalText(one) === canonicalText(other)
}
