import { setTimeout as pause } from 'node:timers/promises'
import { editAt } from '../edit/places.ts'
import {
  type Act,
  type Answer,
  type CallRequest,
  dataOf,
  type Forward,
  fieldsOf,
  jsonOf,
  no,
  withFields,
  withHeader,
  withJson,
  yes,
} from '../stub/answer.ts'
import type { When } from './build.ts'

const isRefused = (answer: Answer): boolean =>
  typeof (jsonOf(answer) as { errorCode?: unknown })?.errorCode === 'string'

/** Sends another request than the check did. */
const sendingInstead =
  (change: (request: CallRequest) => CallRequest, when: When = () => true): Act =>
  async (request, forward) =>
    await forward(when(fieldsOf(request), request) ? change(request) : request)

/** Sends the request with other fields in its body. */
export const sendingWith = (fields: Record<string, unknown>, when?: When): Act =>
  sendingInstead((request) => withFields(request, fields), when)

/** A refusal becomes a success with this data, as if the upstream did not know the rule. */
export const insteadOfRefusal =
  (
    data: (request: CallRequest, forward: Forward) => unknown,
    codes?: readonly string[],
    when: When = () => true,
  ): Act =>
  async (request, forward) => {
    const answer = await forward(request)
    const { errorCode } = (jsonOf(answer) ?? {}) as { errorCode?: string }
    const isMeant = isRefused(answer) && (codes === undefined || codes.includes(String(errorCode)))
    return isMeant && when(fieldsOf(request), request) ? yes(await data(request, forward)) : answer
  }

/** A success becomes a refusal. */
export const refusing =
  (errorCode: string, when: When = () => true): Act =>
  async (request, forward) => {
    const answer = await forward(request)
    return dataOf(answer) !== undefined && when(fieldsOf(request), request) ? no(errorCode) : answer
  }

/** A refusal by another code. */
export const refusingBy =
  (from: string, into: string): Act =>
  async (request, forward) => {
    const answer = await forward(request)
    const value = jsonOf(answer) as { errorCode?: unknown } | undefined
    return value?.errorCode === from ? withJson(answer, { ...value, errorCode: into }) : answer
  }

/** Every success repeats a field of the first one. */
export function repeatingFirst(path: string): Act {
  let first: unknown
  return async (request, forward) => {
    const answer = await forward(request)
    if (dataOf(answer) === undefined) return answer
    return withJson(
      answer,
      editAt(jsonOf(answer), path, (value) => {
        first ??= value
        return first
      }),
    )
  }
}

const keyOf = ({ headers }: CallRequest): string => headers['idempotency-key'] ?? ''

let fresh = 0
const freshKey = () => {
  fresh += 1
  return `fresh-key-${fresh}`
}

/** A key that comes again is as good as a new one. */
export function forgettingKeys(): Act {
  const seen = new Set<string>()
  return async (request, forward) => {
    const key = keyOf(request)
    const isAgain = seen.has(key)
    seen.add(key)
    return await forward(isAgain ? withHeader(request, 'idempotency-key', freshKey()) : request)
  }
}

const BUSY_MS = 200

/** A busy upstream stores a key only once its order is there, so that one which comes twice at once is as good as two. */
export function racingKeys(): Act {
  const running = new Set<string>()
  return async (request, forward) => {
    const key = keyOf(request)
    if (running.has(key)) return await forward(withHeader(request, 'idempotency-key', freshKey()))
    running.add(key)
    await pause(BUSY_MS)
    const answer = await forward(request)
    running.delete(key)
    return answer
  }
}

/** A busy upstream does a thing twice where its key comes twice at once: the second answer is about another one. */
export function doingTwiceAtOnce(path: string, edit: Parameters<typeof editAt>[2]): Act {
  const running = new Map<string, Promise<Answer>>()
  return async (request, forward) => {
    const key = keyOf(request)
    const first = await running.get(key)
    if (first !== undefined) return withJson(first, editAt(jsonOf(first), path, edit))
    const answer = pause(BUSY_MS).then(() => forward(request))
    running.set(key, answer)
    return await answer.finally(() => running.delete(key))
  }
}

/** A key that comes again with another body gets the first answer. */
export function blindToBodies(): Act {
  const first = new Map<string, Answer>()
  return async (request, forward) => {
    const known = first.get(keyOf(request))
    if (known !== undefined) return known
    const answer = await forward(request)
    if (keyOf(request) !== '' && dataOf(answer) !== undefined) first.set(keyOf(request), answer)
    return answer
  }
}

/** A call without a key is accepted. */
export const keyless: Act = async (request, forward) =>
  await forward(keyOf(request) === '' ? withHeader(request, 'idempotency-key', freshKey()) : request)

/** A success has other data when the same key comes again. */
export function changedOnReplay(
  path: string,
  edit: (value: unknown) => unknown,
  by: (request: CallRequest) => string = keyOf,
): Act {
  const seen = new Set<string>()
  return async (request, forward) => {
    const answer = await forward(request)
    if (dataOf(answer) === undefined) return answer
    const isAgain = seen.has(by(request))
    seen.add(by(request))
    return isAgain ? withJson(answer, editAt(jsonOf(answer), path, edit)) : answer
  }
}

/** Any key that opened something before opens everything: the first one of each name is its own. */
export function openingToKeysOfOthers(name: string, key: string): Act {
  const own = new Map<unknown, unknown>()
  return async (request, forward) => {
    const { [name]: named, [key]: given } = fieldsOf(request)
    const isOfAnother = own.has(named) && own.get(named) !== given && [...own.values()].includes(given)
    const answer = await forward(isOfAnother ? withFields(request, { [key]: own.get(named) }) : request)
    if (given !== undefined && !own.has(named) && dataOf(answer) !== undefined) own.set(named, given)
    return answer
  }
}
