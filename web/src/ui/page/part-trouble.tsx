import { Notice } from '../card/notice.tsx'
import { Button } from '../form/button.tsx'

type Props = {
  /** What did not come, as a sentence. */
  text: string
  onRetry: () => void
  isBusy?: boolean
}

/** A part of a page whose data did not come: the rest stands, and this part asks again in its own place. */
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
