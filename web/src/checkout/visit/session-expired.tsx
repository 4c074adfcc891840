import { Button } from '../../ui/form/button.tsx'
import { Sheet } from '../../ui/page/sheet.tsx'

/** Exact sentences (P153). The other answers stay; only the time has to be chosen again. */
export function SessionExpired({ onChooseAgain }: { onChooseAgain: () => void }) {
  return (
    <Sheet
      isOpen
      role="alertdialog"
      onClose={onChooseAgain}
      title="Session expired"
      actions={
        <Button look="main" onClick={onChooseAgain}>
          Choose a time
        </Button>
      }
    >
      <p>Sorry, your session has expired and your booking was not successful.</p>
      <p>Please select your visit time to start again.</p>
    </Sheet>
  )
}
