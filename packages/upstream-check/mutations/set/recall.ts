import { editAt } from '../edit/places.ts'
import {
  type Act,
  type Answer,
  type Ask,
  type Asked,
  dataOf,
  fieldsOf,
  jsonOf,
  no,
  withFields,
  withHeader,
  withJson,
  yes,
} from '../stand-in/answer.ts'
import type { When } from './build.ts'

const isRefused = (answer: Answer): boolean =>
  typeof (jsonOf(answer) as { errorCode?: unknown })?.errorCode === 'string'

/** Asks something else than was asked. */
const askingInstead =
  (change: (asked: Asked) => Asked, when: When = () => true): Act =>
  async (asked, ask) =>
    await ask(when(fieldsOf(asked), asked) ? change(asked) : asked)

/** Asks with other fields in the body. */
export const askingWith = (fields: Record<string, unknown>, when?: When): Act =>
  askingInstead((asked) => withFields(asked, fields), when)

/** What was refused is a success with this data: a business rule that is not kept. */
export const insteadOfRefusal =
  (data: (asked: Asked, ask: Ask) => unknown, codes?: readonly string[]): Act =>
  async (asked, ask) => {
    const answer = await ask(asked)
    const { errorCode } = (jsonOf(answer) ?? {}) as { errorCode?: string }
    const isMeant = isRefused(answer) && (codes === undefined || codes.includes(String(errorCode)))
    return isMeant ? yes(await data(asked, ask)) : answer
  }

/** What succeeds is refused. */
export const refusing =
  (errorCode: string, when: When = () => true): Act =>
  async (asked, ask) => {
    const answer = await ask(asked)
    return dataOf(answer) !== undefined && when(fieldsOf(asked), asked) ? no(errorCode) : answer
  }

/** A refusal by another code. */
export const refusingBy =
  (from: string, into: string): Act =>
  async (asked, ask) => {
    const answer = await ask(asked)
    const value = jsonOf(answer) as { errorCode?: unknown } | undefined
    return value?.errorCode === from ? withJson(answer, { ...value, errorCode: into }) : answer
  }

/** Every success repeats a field of the first one. */
export function repeatingFirst(path: string): Act {
  let first: unknown
  return async (asked, ask) => {
    const answer = await ask(asked)
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

const keyOf = ({ headers }: Asked): string => headers['idempotency-key'] ?? ''

let fresh = 0
const freshKey = () => {
  fresh += 1
  return `fresh-key-${fresh}`
}

/** A key that comes again is as good as a new one. */
export function forgettingKeys(): Act {
  const seen = new Set<string>()
  return async (asked, ask) => {
    const key = keyOf(asked)
    const isAgain = seen.has(key)
    seen.add(key)
    return await ask(isAgain ? withHeader(asked, 'idempotency-key', freshKey()) : asked)
  }
}

/** A key that comes again with another body gets the first answer. */
export function blindToBodies(): Act {
  const first = new Map<string, Answer>()
  return async (asked, ask) => {
    const known = first.get(keyOf(asked))
    if (known !== undefined) return known
    const answer = await ask(asked)
    if (keyOf(asked) !== '' && dataOf(answer) !== undefined) first.set(keyOf(asked), answer)
    return answer
  }
}

/** A call without a key is taken all the same. */
export const keyless: Act = async (asked, ask) =>
  await ask(keyOf(asked) === '' ? withHeader(asked, 'idempotency-key', freshKey()) : asked)

/** What a success said first time is changed when the same key comes again. */
export function changedOnReplay(
  path: string,
  edit: (value: unknown) => unknown,
  by: (asked: Asked) => string = keyOf,
): Act {
  const seen = new Set<string>()
  return async (asked, ask) => {
    const answer = await ask(asked)
    if (dataOf(answer) === undefined) return answer
    const isAgain = seen.has(by(asked))
    seen.add(by(asked))
    return isAgain ? withJson(answer, editAt(jsonOf(answer), path, edit)) : answer
  }
}
