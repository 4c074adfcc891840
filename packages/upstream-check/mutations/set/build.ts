import { type Edit, editAt } from '../edit/places.ts'
import type { Kind, Mutation } from '../mutation.ts'
import {
  type Act,
  type Answer,
  type CallRequest,
  dataOf,
  fieldsOf,
  jsonOf,
  withJson,
} from '../stub/answer.ts'

/** Which answers of the call are changed, by their request. */
export type When = (fields: Record<string, unknown>, request: CallRequest) => boolean

/** Where a report may name a refusal that did not come. */
export const REFUSAL = ['$.state', '$.errorCode', '$.data']

const always: When = () => true

/** Changes the data of successes at one place: `$.data[].city`. */
export function editing(path: string, edit: Edit, when: When = always): Act {
  return async (request, forward) => {
    const answer = await forward(request)
    if (dataOf(answer) === undefined || !when(fieldsOf(request), request)) return answer
    return withJson(answer, editAt(jsonOf(answer), path, edit))
  }
}

/** Changes each answer as a whole, refusals too. */
export function replacing(change: (answer: Answer, request: CallRequest) => Answer): Act {
  return async (request, forward) => change(await forward(request), request)
}

type Rest = Partial<Pick<Mutation, 'alsoAt'>>

function mutation(
  kind: Kind,
  call: string,
  name: string,
  paths: readonly string[],
  act: () => Act,
  rest?: Rest,
) {
  return { kind, call, name, paths, act, ...rest }
}

/** A shape that is not as promised. The report has to name the changed `path`. */
export function shape(call: string, name: string, path: string, edit: Edit, named = path): Mutation {
  return mutation('shape', call, name, [named.replaceAll(/\[\w+\]/g, '[]')], () => editing(path, edit))
}

/** A promise that no schema contains. */
export function semantic(
  call: string,
  name: string,
  paths: string | readonly string[],
  act: () => Act,
  rest?: Rest,
): Mutation {
  return mutation('semantics', call, name, typeof paths === 'string' ? [paths] : paths, act, rest)
}

export function transport(call: string, name: string, paths: readonly string[], act: () => Act): Mutation {
  return mutation('transport', call, name, paths, act)
}

export function envelope(call: string, name: string, paths: readonly string[], act: () => Act): Mutation {
  return mutation('envelope', call, name, paths, act)
}

export function harmless(call: string, name: string, act: () => Act): Mutation {
  return mutation('harmless', call, name, [], act)
}

/** Edits that many mutations share. */
export const dropped: Edit = () => undefined
export const nulled: Edit = () => null
export const asNumber: Edit = (value) => Number(value)
export const asText: Edit = (value) => String(value)
export const emptied: Edit = () => []
export const to =
  (value: unknown): Edit =>
  () =>
    value
export const reversed: Edit = (value) => (Array.isArray(value) ? value.toReversed() : value)
/** An edit of a list of objects, typed where it is written. */
export const list =
  (edit: (items: Record<string, unknown>[]) => unknown): Edit =>
  (value) =>
    Array.isArray(value) ? edit(value as Record<string, unknown>[]) : value
export const fields =
  (edit: (value: Record<string, unknown>) => unknown): Edit =>
  (value) =>
    typeof value === 'object' && value !== null ? edit(value as Record<string, unknown>) : value
/** A field under another name. */
export const renamed = (from: string, into: string): Edit =>
  fields(({ [from]: value, ...rest }) => (value === undefined ? rest : { ...rest, [into]: value }))
/** Money by a factor, to the minor unit. */
export const times =
  (factor: number): Edit =>
  (value) =>
    (Math.round(Number(value) * factor * 100) / 100).toFixed(2)
export const plus =
  (amount: number): Edit =>
  (value) =>
    (Math.round((Number(value) + amount) * 100) / 100).toFixed(2)
/** An instant moved by hours. */
export const hours =
  (count: number): Edit =>
  (value) =>
    new Date(Date.parse(String(value)) + count * 3_600_000).toISOString()
