import type { CardProvider } from './card-provider.ts'
import type { ReplyName } from './provider-replies.ts'

export type ProviderCall = 'charge' | 'session' | 'find'

type Result = Awaited<ReturnType<CardProvider['charge' | 'find' | 'openSession']>>

/** The reply behind a result of one of the provider's calls. */
export function replyTo(call: ProviderCall, result: Result): ReplyName {
  switch (result.outcome) {
    case 'UNAVAILABLE':
    case 'UNKNOWN':
      return result.reply
    case 'OPENED':
      return 'answered'
    case 'NOT_CHARGED':
      return call === 'charge' ? 'card_refused' : 'answered'
    case 'CAPTURED':
      return call === 'charge' ? 'captured' : 'answered'
    case 'REJECTED':
      return call === 'charge' ? 'rejected' : 'answered'
  }
}
