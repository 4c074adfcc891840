import { digitsOf } from '@layover/rules/digits'
import { useEffect, useState } from 'react'
import type { CardErrors } from '../card/card.ts'
import type { CardProvider } from '../card/card-provider.ts'

/** How long typing must rest (P180). */
const DEBOUNCE_MS = 300

const NOTHING: CardErrors = {}

/** The digits that a look-up depends on: the first eight, six where there are fewer, none under six. */
function lookedUpDigits(cardNumber: string): string {
  const digits = digitsOf(cardNumber)
  return digits.length < 6 ? '' : digits.slice(0, digits.length < 8 ? 6 : 8)
}

/**
 * What the provider says of the number's first digits while the rest is typed: mistakes at fields, or nothing. Only the
 * answer for the digits as they are now counts; that there is none, the press will tell.
 */
export function useCardLookUp(provider: CardProvider | undefined, cardNumber: string): CardErrors {
  const digits = lookedUpDigits(cardNumber)
  const [answer, setAnswer] = useState<{ digits: string; errors: CardErrors }>()
  useEffect(() => {
    if (!provider?.lookUp || digits === '') return
    const { lookUp } = provider
    let isStale = false
    const timer = setTimeout(async () => {
      const errors = await lookUp(digits)
      if (!isStale) setAnswer({ digits, errors })
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [provider, digits])
  // What six digits were refused for stands until there is an answer for eight.
  return answer && digits.startsWith(answer.digits) ? answer.errors : NOTHING
}
