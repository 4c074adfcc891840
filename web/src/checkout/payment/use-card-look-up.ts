import { digitsOf } from '@layover/rules/digits'
import { useEffect, useState } from 'react'
import type { CardErrors } from '../card/card.ts'
import type { CardProvider } from '../card/card-provider.ts'

/** The pause in typing before a look-up, in milliseconds (P180). */
const DEBOUNCE_MS = 300

const NOTHING: CardErrors = {}

/** The digits for a look-up: the first eight, or six when there are fewer, none below six. */
function lookedUpDigits(cardNumber: string): string {
  const digits = digitsOf(cardNumber)
  return digits.length < 6 ? '' : digits.slice(0, digits.length < 8 ? 6 : 8)
}

/**
 * The provider's errors for the number's first digits while the visitor types the rest. Only the reply for the current
 * digits counts. A failed look-up shows nothing here; the press reports it.
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
  // A refusal of six digits stays until the reply for eight arrives.
  return answer && digits.startsWith(answer.digits) ? answer.errors : NOTHING
}
