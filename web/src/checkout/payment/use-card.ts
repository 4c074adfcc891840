import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useVisibleErrors } from '../../ui/form/use-visible-errors.ts'
import {
  type CardErrors,
  type CardField,
  type CardInput,
  checkCard,
  EMPTY_CARD,
  looksComplete,
} from '../card/card.ts'
import type { CardProvider } from '../card/card-provider.ts'
import type { CheckoutState } from '../journey/checkout-state.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import { useCardLookUp } from './use-card-look-up.ts'

/**
 * The card as typed. It is local state, and is cleared when the page is left, hidden or finished (P45). A declined
 * card returns once, without its CVV (P198).
 */
export function useCard(
  declinedCard: CheckoutState<CheckoutDraft>['declinedCard'],
  provider: CardProvider | undefined,
) {
  const [input, setInput] = useState<CardInput>(() => declinedCard.current ?? EMPTY_CARD)
  // The provider's errors for the current values; typing in a field removes its error.
  const [refused, setRefused] = useState<CardErrors>({})
  useEffect(() => {
    declinedCard.current = null
  }, [declinedCard])
  useEffect(() => {
    // A page from the back-forward cache would still show the card in its fields.
    const forget = () => flushSync(() => setInput(EMPTY_CARD))
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [])
  const looked = useCardLookUp(provider, input.cardNumber)
  const checked = checkCard(input, Date.now())
  const providerErrors: CardErrors = { ...looked, ...refused }
  const errors: CardErrors = { ...('errors' in checked && checked.errors), ...providerErrors }
  const visible = useVisibleErrors(errors)
  return {
    input,
    visible,
    /**
     * The visible error of a field. A provider's error shows at once, since it is no guess about a half-typed value.
     */
    errorAt: (field: CardField) => visible.of(field) ?? looked[field],
    spoken: looked.cardNumber,
    card: 'card' in checked && Object.keys(providerErrors).length === 0 ? checked.card : undefined,
    change: (field: CardField, value: string) => {
      setInput((old) => ({ ...old, [field]: value }))
      setRefused(({ [field]: _, ...others }) => others)
    },
    leave: (field: CardField) => looksComplete(field, input) && visible.leave(field),
    /** Clears the CVV after every attempt (P45), so that it is never sent twice. */
    clearCvv: useCallback(() => setInput((old) => ({ ...old, cvv: '' })), []),
    clear: useCallback(() => setInput(EMPTY_CARD), []),
    refuse: (wrong: CardErrors) => {
      setRefused(wrong)
      visible.showAll(wrong as Record<string, string>)
    },
  }
}

export type CardState = ReturnType<typeof useCard>
