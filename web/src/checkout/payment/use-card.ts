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
 * The card as typed: local state, gone when the page is left, hidden or done with (P45). A card that was
 * declined comes back once, without its CVV (P198).
 */
export function useCard(
  declinedCard: CheckoutState<CheckoutDraft>['declinedCard'],
  provider: CardProvider | undefined,
) {
  const [input, setInput] = useState<CardInput>(() => declinedCard.current ?? EMPTY_CARD)
  // What the provider said of the values as they are now; a keystroke in the field takes it away.
  const [refused, setRefused] = useState<CardErrors>({})
  useEffect(() => {
    declinedCard.current = null
  }, [declinedCard])
  useEffect(() => {
    // A page in the back-forward cache would come back with the card still in its fields.
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
    /** What may be seen at a field. What the provider said of a card is no guess at a half-typed value: it is seen at once. */
    errorAt: (field: CardField) => visible.of(field) ?? looked[field],
    spoken: looked.cardNumber,
    card: 'card' in checked && Object.keys(providerErrors).length === 0 ? checked.card : undefined,
    change: (field: CardField, value: string) => {
      setInput((old) => ({ ...old, [field]: value }))
      setRefused(({ [field]: _, ...others }) => others)
    },
    leave: (field: CardField) => looksComplete(field, input) && visible.show(field),
    /** After every attempt (P45): no CVV is typed once and used twice. */
    clearCvv: useCallback(() => setInput((old) => ({ ...old, cvv: '' })), []),
    clear: useCallback(() => setInput(EMPTY_CARD), []),
    refuse: (wrong: CardErrors) => {
      setRefused(wrong)
      visible.showAll(wrong as Record<string, string>)
    },
  }
}

export type CardState = ReturnType<typeof useCard>
