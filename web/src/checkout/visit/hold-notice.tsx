import { formatRemaining, isExpiring, isOver } from '@layover/rules/countdown'
import { zoneText } from '@layover/rules/visit-text'
import { wallClock } from '@layover/rules/wall-clock'
import { Clock } from 'lucide-react'
import { useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { pressFailed } from '../../api/call-failed.ts'
import { classNames } from '../../ui/class-names.ts'
import { useRemaining } from '../../ui/date/use-remaining.ts'
import { Button } from '../../ui/form/button.tsx'
import type { StepProps } from '../journey/journey.ts'
import { isOrdered } from './ordered-visit.ts'
import { SessionExpired } from './session-expired.tsx'
import { isHoldOver, renewHold, type Taken } from './take-visit.ts'
import type { VisitCalls } from './visit-calls.ts'
import { endedHold, type Hold, holdEndsAtMs, holdOf, type VisitDraft, withoutTime } from './visit-draft.ts'

type Props<D extends VisitDraft> = StepProps<D> & { calls: VisitCalls }

/**
 * Shows the remaining time of the hold above every step. It disappears once an order has taken the places, since the
 * order has its own time, and while a payment runs, since then only the server decides.
 */
export function HoldNotice<D extends VisitDraft>({ checkout, calls }: Props<D>) {
  const { draft, isRunning, goTo } = checkout
  const hold = holdOf(draft)
  const remaining = useRemaining(hold ? holdEndsAtMs(hold) : undefined)
  const keep = (held: Hold | null) => checkout.keep({ hold: held } as Partial<D>)
  if (!hold || remaining === undefined || isRunning || isOrdered(draft)) return null
  const chooseAgain = () => {
    checkout.update({ ...withoutTime(), hold: null } as Partial<D>)
    goTo('Booking details')
  }
  if (isOver(remaining)) return <SessionExpired onChooseAgain={chooseAgain} />
  return (
    <HoldTimer
      remaining={remaining}
      count={draft.quantity}
      until={endText(hold.expiresAt, draft.timeZone)}
      renew={async () => {
        const renewed = await renewHold(calls, checkout.read())
        if (renewed.kind === 'taken') keep(renewed.hold)
        if (isHoldOver(renewed)) keep(endedHold(hold))
        return renewed
      }}
    />
  )
}

type TimerProps = {
  remaining: number
  count: number
  until: string
  renew: () => Promise<Taken>
}

function HoldTimer({ remaining, count, until, renew }: TimerProps) {
  const dispatch = useDispatch()
  const longest = useRef(remaining)
  longest.current = Math.max(longest.current, remaining)
  const [isRenewing, setRenewing] = useState(false)
  const isLow = isExpiring(remaining)
  const box = useRef<HTMLDivElement>(null)
  const sentence = useRef<HTMLParagraphElement>(null)
  const keep = async () => {
    if (isRenewing) return
    setRenewing(true)
    const renewed = await renew()
    setRenewing(false)
    const focused = document.activeElement
    // The button is gone, or about to go; a visitor who is typing elsewhere keeps focus there.
    if (renewed.kind === 'taken' && (focused === document.body || box.current?.contains(focused)))
      sentence.current?.focus({ preventScroll: true })
    if (renewed.kind === 'failed' && !isHoldOver(renewed)) dispatch(pressFailed(renewed.failure))
  }
  return (
    <div className={classNames('hold', isLow && 'hold--low')} ref={box}>
      <Clock size={24} aria-hidden />
      <p ref={sentence} tabIndex={-1}>
        <b>{count === 1 ? 'Your place is held' : 'Your places are held'}</b>
        <br />
        until {until}
      </p>
      <span className="hold__left" role="timer" aria-live="off">
        {formatRemaining(remaining)}
      </span>
      {isLow && (
        <Button isInList aria-disabled={isRenewing} onClick={() => void keep()}>
          Keep my place
        </Button>
      )}
      <progress className="hold__rest" aria-hidden="true" value={remaining} max={longest.current} />
      <p className="sr-only" role="status">
        {spoken(remaining)}
      </p>
    </div>
  )
}

/** Announced at 5, 2 and 1 minutes and at no other time (P152); the words of one period are announced once. */
function spoken(remaining: number): string {
  const minutes = [1, 2, 5].find((each) => remaining <= each * 60_000)
  return minutes === undefined ? '' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} left to book.`
}

function endText(expiresAt: string, timeZone: string): string {
  const there = wallClock(new Date(expiresAt), timeZone)
  return there ? `${there.time} (${zoneText(timeZone)})` : expiresAt
}
