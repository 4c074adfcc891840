import { formatRemaining } from '@layover/rules/countdown'
import { Clock } from 'lucide-react'
import { Notice } from '../../ui/card/notice.tsx'
import { useRemaining } from '../../ui/date/use-remaining.ts'
import { FormTrouble } from '../../ui/form/form-trouble.tsx'
import { clockTime } from './clock-time.ts'
import type { HeldBack } from './pay-in-turn.ts'

/** Too many cards were declined: what is kept until when, and what to do. The same order is paid later (P486, P487). */
export function HeldBackNotice({ until, turnAtMs }: HeldBack) {
  const kept = until && `We are keeping your booking until ${clockTime(until)}, your local time. `
  if (turnAtMs === undefined) {
    return (
      <FormTrouble key="stopped" tone="warn">
        <p>
          Too many cards have been declined, so we cannot take this payment yet. Nothing has been charged.
        </p>
        <p>
          {kept}Switch to mobile data or another network and press Pay again, or try again later. You do not
          need a new order.
        </p>
      </FormTrouble>
    )
  }
  return (
    <>
      <FormTrouble key="waiting" tone="warn">
        <p>Your payment is waiting its turn. Nothing has been charged.</p>
        <p>
          Many cards have been declined on the network you are using, so we take its payments one at a time.{' '}
          {kept}You do not need a new order.
        </p>
        <p>
          Stay on this page and we will pay when it is your turn. To go first, switch to mobile data or
          another network.
        </p>
      </FormTrouble>
      <Notice icon={<Clock size={20} aria-hidden />}>
        <TimeToTurn turnAtMs={turnAtMs} />
      </Notice>
    </>
  )
}

function TimeToTurn({ turnAtMs }: { turnAtMs: number }) {
  const remaining = useRemaining(turnAtMs) ?? 0
  return (
    <p role="timer" aria-live="off">
      {remaining > 0 ? (
        <>
          Your turn comes in about <b>{formatRemaining(remaining)}</b>, or sooner
        </>
      ) : (
        'Trying your card now…'
      )}
    </p>
  )
}
