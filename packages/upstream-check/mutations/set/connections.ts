import type { Mutation } from '../mutation.ts'
import { type Answer, withBody } from '../stub/answer.ts'
import { transport } from './build.ts'
import { everyAnswer, NO_ANSWER } from './wire.ts'

const padded = (answer: Answer): Answer =>
  withBody(answer, Buffer.concat([answer.body, Buffer.alloc(5 * 2 ** 20, ' ')]))

/** Answers that do not come, not whole, or without an end. */
export const connectionMutations: readonly Mutation[] = [
  transport(
    'lounge.popularLounges',
    'a connection that is cut in the middle of the body',
    NO_ANSWER,
    everyAnswer((answer) => ({ ...answer, ending: 'cut' })),
  ),
  transport(
    'content.getGroupFaqList',
    'a connection that is reset',
    NO_ANSWER,
    everyAnswer((answer) => ({ ...answer, ending: 'reset' })),
  ),
  transport(
    'cip.createOrder',
    'a connection that is reset',
    NO_ANSWER,
    everyAnswer((answer) => ({ ...answer, ending: 'reset' })),
  ),
  transport(
    'lounge.getCommonPrice',
    'an answer that never comes',
    NO_ANSWER,
    everyAnswer((answer) => ({ ...answer, ending: 'silent' })),
  ),
  transport('content.getTcList', 'an answer of more than 4 MB', NO_ANSWER, everyAnswer(padded)),
]
