import type { Unavailable, UnknownOutcome } from './card-provider.ts'
import { type Answer, reasonOf, replyOf } from './provider-answer.ts'
import { isUnavailable, type ReplyName } from './provider-replies.ts'

type Failure = { readonly reply: ReplyName; readonly why: string }

/** The reply to a request that is no success, with a reason for the log; undefined where the body has to be read. */
export function failureOf(answer: Answer): Failure | undefined {
  if (answer.kind === 'fault') return answer
  const reply = replyOf(answer)
  return reply && { reply, why: `status ${answer.status} ${reasonOf(answer.body)}` }
}

/** UNAVAILABLE where the reply proves that the provider did nothing; else UNKNOWN. */
export function failed({ reply, why }: Failure): Unavailable | UnknownOutcome {
  return isUnavailable(reply) ? { outcome: 'UNAVAILABLE', reply, why } : unknown(why, reply)
}

/** An outcome about which the reply proves nothing. */
export function unknown(why: string, reply: ReplyName = 'unreadable'): UnknownOutcome {
  return { outcome: 'UNKNOWN', reply, why }
}
