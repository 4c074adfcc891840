import { Notice } from '../card/notice.tsx'
import { Button } from '../form/button.tsx'

type Props = {
  /** A sentence about the missing data. */
  text: string
  onRetry: () => void
  isBusy?: boolean
}

/** A part of a page whose data failed to load. The rest stays, and this part offers a retry in its own place. */
export function PartTrouble({ text, onRetry, isBusy }: Props) {
  return (
    <Notice tone="bad">
      <p>{text}</p>
      <Button look="link" isInList onClick={onRetry} disabled={isBusy}>
        Try again
      </Button>
    </Notice>
  )
}
