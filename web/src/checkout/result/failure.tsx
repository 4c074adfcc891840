import { Info } from 'lucide-react'
import { use } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Notice } from '../../ui/card/notice.tsx'
import { Button, ButtonLink } from '../../ui/form/button.tsx'
import { MessagePage } from '../../ui/page/message-page.tsx'
import { useCarriedQuery } from '../../ui/text/carried-query.ts'
import { Link } from '../../ui/text/link.tsx'
import { STAGES, type Stage } from '../journey/journey.ts'
import type { PurchaseAddresses } from '../journey/purchase-addresses.ts'
import type { ResultWords } from '../journey/result-words.ts'
import { messageIn } from './decline-state.ts'
import { HasDeclinedCard } from './declined-card.ts'

type Props = {
  type: 'payment' | 'order'
  addresses: PurchaseAddresses
  words: ResultWords
  /** Whether this tab still has the answers; a link to this page brings none. */
  hasDraft: boolean
}

type FailureWords = { sentence: string; note: string; noteWithoutCard: string | undefined; back: Stage }

/** Exact sentences (P208), with a note on what happened and the step for 'Try again' (P198, P199). */
const WORDS = {
  payment: {
    sentence: 'The payment was unsuccessful, please try again.',
    note: 'You have not paid. We kept your details: you only need to type the CVV again.',
    noteWithoutCard: 'You have not paid. We kept your details, but not your card, so please type it again.',
    back: 'Payment',
  },
  order: {
    sentence: 'The order was unsuccessful, please try again.',
    note: 'Nothing was charged. We kept your details: check them once more before you pay.',
    noteWithoutCard: undefined,
    back: 'Booking review',
  },
} as const satisfies Record<string, FailureWords>

const NOTHING_STORED = 'We no longer have this cart, so you’ll start again.'

/** The page of a purchase that failed. */
export function Failure({ type, addresses, words, hasDraft }: Props) {
  const { back, ...own } = WORDS[type]
  const note = use(HasDeclinedCard) ? own.note : (own.noteWithoutCard ?? own.note)
  const { title, sentence } = words.failure ?? { title: 'Oh no, something went wrong', ...own }
  const navigate = useNavigate()
  // The reason is the reply's: a bank's refusal, or no connection to one.
  const reason = messageIn(useLocation().state)
  const carry = useCarriedQuery()
  // The step replaces the failure page, or Back would show it again.
  const tryAgain = () => navigate(carry(addresses.step(STAGES.indexOf(back) + 1)), { replace: true })
  return (
    <MessagePage
      title={title}
      picture={{ code: words.pictureCode, hasBlind: true }}
      actions={
        <>
          <Button look="main" onClick={() => void tryAgain()}>
            Try again
          </Button>
          <ButtonLink look="link" to="/">
            Back to home
          </ButtonLink>
        </>
      }
    >
      <p>{sentence}</p>
      <Notice icon={<Info size={20} aria-hidden />}>
        {reason} {hasDraft ? note : NOTHING_STORED} Still not working?{' '}
        <Link to="/contact-us">Contact us</Link>.
      </Notice>
    </MessagePage>
  )
}
