import { useWhenBack } from '../../network/when-back.ts'
import { Notice } from '../card/notice.tsx'
import { Button } from '../form/button.tsx'
import { focusHeading } from './focus-heading.ts'

type Props = {
  /** A sentence about the missing data. */
  text: string
  onRetry: () => void
  isBusy?: boolean
}

/**
 * A part of a page whose data failed to load. The rest stays, and this part offers a retry in its own place; it takes one by
 * itself when the connection is back (P461).
 */
export function PartTrouble({ text, onRetry, isBusy }: Props) {
  useWhenBack(onRetry)
  const tryAgain = () => {
    // The button rests or goes while the data are on their way.
    focusHeading()
    onRetry()
  }
  return (
    <Notice tone="bad">
      <p>{text}</p>
      <Button look="link" isInList onClick={tryAgain} disabled={isBusy}>
        Try again
      </Button>
    </Notice>
  )
}
