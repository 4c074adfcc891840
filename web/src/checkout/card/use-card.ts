import { useCallback, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useVisibleErrors } from '../../ui/use-visible-errors.ts'
import type { CheckoutState } from '../checkout-state.ts'
import type { CheckoutDraft } from '../draft.ts'
import {
  type CardErrors,
  type CardField,
  type CardInput,
  checkCard,
  EMPTY_CARD,
  looksComplete,
} from './card.ts'

/**
 * The card as typed: local state, gone when the page is left, hidden or done with (architecture §7). A card that was
 * declined comes back once, without its CVV (ruling 5).
 */
export function useCard(keptCard: CheckoutState<CheckoutDraft>['keptCard']) {
  const [input, setInput] = useState<CardInput>(() => keptCard.current ?? EMPTY_CARD)
  // What the provider said of the values as they are now; a keystroke in the field takes it away.
  const [refused, setRefused] = useState<CardErrors>({})
  useEffect(() => {
    keptCard.current = null
  }, [keptCard])
  useEffect(() => {
    // A page in the back-forward cache would come back with the card still in its fields.
    const forget = () => flushSync(() => setInput(EMPTY_CARD))
    addEventListener('pagehide', forget)
    return () => removeEventListener('pagehide', forget)
  }, [])
  const checked = checkCard(input, Date.now())
  const errors: CardErrors = { ...('errors' in checked && checked.errors), ...refused }
  const visible = useVisibleErrors(errors)
  return {
    input,
    visible,
    card: 'card' in checked && Object.keys(refused).length === 0 ? checked.card : undefined,
    change: (field: CardField, value: string) => {
      setInput((old) => ({ ...old, [field]: value }))
      setRefused(({ [field]: _, ...others }) => others)
    },
    leave: (field: CardField) => looksComplete(field, input) && visible.show(field),
    /** After every attempt (payments.md): no CVV is typed once and used twice. */
    clearCvv: useCallback(() => setInput((old) => ({ ...old, cvv: '' })), []),
    clear: useCallback(() => setInput(EMPTY_CARD), []),
    refuse: (wrong: CardErrors) => {
      setRefused(wrong)
      visible.showAll(wrong as Record<string, string>)
    },
  }
}

export type CardState = ReturnType<typeof useCard>
