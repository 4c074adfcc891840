import { sortFields } from '@layover/contracts'

/** A value as text that does not depend on the order of its fields; 'nothing' where there is no value. */
export function canonicalText(value: unknown): string {
  return JSON.stringify(sortFields(value)) ?? 'nothing'
}
