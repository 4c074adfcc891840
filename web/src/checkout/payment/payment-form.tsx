import type { Price } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { checkTerms, TERMS_MESSAGE } from '@layover/rules/terms'
import { useState } from 'react'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ErrorSummary } from '../../ui/form/error-summary.tsx'
import { FormTrouble } from '../../ui/form/form-trouble.tsx'
import { PartTrouble } from '../../ui/page/part-trouble.tsx'
import { Link } from '../../ui/text/link.tsx'
import { RoomFor } from '../../ui/text/room-for.tsx'
import { CARD_FIELDS, emptyFields } from '../card/card.ts'
import { CardForm, cardFieldId } from '../card/card-form.tsx'
import type { CardReply } from '../card/card-provider.ts'
import type { CheckoutDraft } from '../journey/draft.ts'
import type { StepProps } from '../journey/journey.ts'
import { isFree } from '../journey/price-lines.ts'
import { useQuoted } from '../journey/quoted.tsx'
import { StepFrame } from '../steps/step-frame.tsx'
import { CardsDown } from './cards-down.tsx'
import { HeldBackNotice } from './held-back-notice.tsx'
import { isPriceChanged, PriceChanged } from './price-changed.tsx'
import { useCard } from './use-card.ts'
import { useCardPath } from './use-card-path.ts'
import { useIntent } from './use-intent.ts'
import { usePayment } from './use-payment.ts'
import { useTermsInView } from './use-terms-in-view.ts'

/** The last step: the card, the agreement, and the button that charges. */
export function PaymentForm<D extends CheckoutDraft>({ checkout }: StepProps<D>) {
  const { journey } = checkout
  const { price, isRefreshing, failure } = useQuoted()
  // Until the price is here, the total of the review tells whether to expect a card.
  const due = price ?? (failure || checkout.discount.refused?.isDropped ? undefined : checkout.draft.agreed)
  const isCardNeeded = due === undefined || !isFree(due)
  // A declined card returns with the agreement of its attempt (P198).
  const [hasAgreed, setAgreed] = useState(() => checkout.declinedCard.current !== null)
  const { way, retry } = useCardPath(isCardNeeded ? price : undefined)
  const card = useCard(checkout.declinedCard, way.state === 'ready' ? way.provider : undefined)
  const payment = usePayment(checkout, card)
  const isRunning = checkout.isRunning || payment.heldBack?.turnAtMs !== undefined
  useIntent(checkout)
  const hasChanged = isPriceChanged(checkout.draft, price)
  const empty = isCardNeeded ? emptyFields(card.input) : []
  // The CVV is cleared once a payment was sent, before the page that follows is here.
  const missing = isRunning ? undefined : missingLine({ empty, hasAgreed, hasChanged })
  const terms = useTermsInView(missing)
  const isWaiting = !price || isRefreshing || (isCardNeeded && way.state !== 'ready')

  const submit = () => {
    if (!isCardNeeded) return void payment.start(noCard)
    if (!card.card) return card.visible.showAll()
    const valid = card.card
    if (way.state === 'ready') void payment.start(() => way.provider.encrypt(valid))
  }
  const summary = card.visible.summary.map(({ fieldId, message }) => ({
    fieldId: cardFieldId(CARD_FIELDS.find((field) => field === fieldId) ?? 'cardNumber'),
    message,
  }))
  return (
    <StepFrame
      checkout={checkout}
      title={isCardNeeded ? 'Pay by card' : 'Confirm your order'}
      lead={isCardNeeded ? <YouPay price={price} /> : <RoomFor text={NOTHING}>{price && NOTHING}</RoomFor>}
      onSubmit={submit}
      actionName={isCardNeeded ? `Pay${amountOf(price)}` : 'Confirm'}
      isActionDisabled={missing !== undefined || isWaiting || isRunning}
      missing={missing}
      hasError={summary.length > 0}
    >
      <ErrorSummary errors={summary} attempt={card.visible.attempt} />
      {payment.notCharged && (
        <FormTrouble tone="warn">
          <p>{NOT_CHARGED[payment.notCharged]}</p>
        </FormTrouble>
      )}
      {payment.cardsDown && <CardsDown {...payment.cardsDown} />}
      {payment.heldBack && <HeldBackNotice {...payment.heldBack} />}
      {hasChanged && <PriceChanged checkout={checkout} />}
      {isCardNeeded && (
        <>
          {way.state === 'failed' && (
            <PartTrouble text="We cannot take a card right now. Nothing has been charged." onRetry={retry} />
          )}
          <CardForm
            input={card.input}
            errors={Object.fromEntries(CARD_FIELDS.map((field) => [field, card.errorAt(field)]))}
            spoken={card.spoken}
            onChange={card.change}
            onBlur={card.leave}
            isDisabled={isRunning}
          />
        </>
      )}
      <Checkbox
        inputRef={terms}
        checked={hasAgreed}
        disabled={isRunning}
        onChange={(event) => setAgreed(event.target.checked)}
      >
        I agree to the{' '}
        <Link to="/content/terms-of-service" target="_blank">
          Terms of service
        </Link>
        {journey.termsRemark && ` ${journey.termsRemark}`}.
      </Checkbox>
    </StepFrame>
  )
}

const NOTHING = 'There is nothing to pay.'

const noCard = async (): Promise<CardReply> => ({ kind: 'ready', payment: { method: 'none' } })

/** Why nothing was charged: on the page too where the popup shows, since that is gone after one press. */
const NOT_CHARGED = {
  refused: 'Nothing was charged: your card was not used. You can try again.',
  unsent:
    'You have not been charged: your payment could not be sent. What you typed is still here, so you can try again.',
} as const

/** The total after a verb; empty until the price is here (P174). */
function amountOf(price: Price | undefined): string {
  return price ? ` ${formatMoney({ ...price, amount: price.totalAmount })}` : ''
}

function YouPay({ price }: { price: Price | undefined }) {
  const words = (amount: string) => `You pay${amount} once. Nothing is charged later.`
  return <RoomFor text={words(' £00.00')}>{words(amountOf(price))}</RoomFor>
}

type Missing = { empty: readonly string[]; hasAgreed: boolean; hasChanged: boolean }

/** The line about missing answers (P173): the missing fields, or the sentence of P98 when only the box is missing. */
function missingLine({ empty, hasAgreed, hasChanged }: Missing): string | undefined {
  const terms = checkTerms(hasAgreed)
  if (empty.length === 0 && !hasChanged) return terms.ok ? undefined : TERMS_MESSAGE
  const parts = [
    ...empty,
    ...(terms.ok ? [] : ['your agreement to the terms']),
    ...(hasChanged ? ['your OK for the new price'] : []),
  ]
  const last = parts.at(-1) ?? ''
  return `Still needed: ${parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${last}` : last}.`
}
