import { type TSchema, TypeGuard } from '@sinclair/typebox'
import { isOf } from './compiled.ts'
import { shown } from './fault.ts'
import { lineFault } from './text-fault.ts'

/** A cell's value, or why it is none. */
export type Cell = { readonly value: unknown } | { readonly fault: string }

const NUMBER = /^-?\d{1,15}(\.\d{1,6})?$/

/** Reads a cell as its column's schema has it (P570). */
export function readCell(text: string, schema: TSchema): Cell {
  const value = parsed(text, schema)
  if (!isOf(schema, value)) return { fault: `expected ${schema.expected}, found ${shown(text)}` }
  const fault = unsafe(value)
  return fault === undefined ? { value } : { fault }
}

function parsed(text: string, schema: TSchema): unknown {
  if (TypeGuard.IsUnion(schema)) return text === '' ? null : parsed(text, schema.anyOf[0] ?? schema)
  if (TypeGuard.IsArray(schema)) return text === '' ? [] : text.split('|').map((item) => item.trim())
  if (TypeGuard.IsBoolean(schema)) return text === 'yes' ? true : text === 'no' ? false : text
  const isNumber = TypeGuard.IsInteger(schema) || TypeGuard.IsNumber(schema)
  return isNumber && NUMBER.test(text) ? Number(text) : text
}

function unsafe(value: unknown): string | undefined {
  const texts = Array.isArray(value) ? value : [value]
  return texts
    .filter((each) => typeof each === 'string' && each !== '')
    .map(lineFault)
    .find((fault) => fault !== undefined)
}

/** Writes a value as `readCell` reads it. */
export function writeCell(value: unknown): string {
  if (value === null) return ''
  if (value === true) return 'yes'
  if (value === false) return 'no'
  return Array.isArray(value) ? value.join(' | ') : String(value)
}
