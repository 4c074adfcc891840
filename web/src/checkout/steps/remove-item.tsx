import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useSelector } from 'react-redux'
import { useNavigate } from 'react-router'
import { selectGoBackPath } from '../../session/session-slice.ts'
import { Button } from '../../ui/form/button.tsx'
import { IconButton } from '../../ui/form/icon-button.tsx'
import { Sheet } from '../../ui/page/sheet.tsx'
import { useCarriedQuery } from '../../ui/text/carried-query.ts'

type Props = { item: string; onRestart: () => void }

/** Removes the only item of a cart after a confirmation (P108). */
export function RemoveItem({ item, onRestart }: Props) {
  const [isOpen, setOpen] = useState(false)
  const navigate = useNavigate()
  const carry = useCarriedQuery()
  const goBackPath = useSelector(selectGoBackPath)
  const close = () => setOpen(false)
  const restart = () => {
    close()
    onRestart()
  }
  return (
    <>
      <IconButton label={`Remove ${item}`} onClick={() => setOpen(true)}>
        <Trash2 size={20} aria-hidden />
      </IconButton>
      <Sheet
        isOpen={isOpen}
        onClose={close}
        title="Remove this item?"
        actions={
          <>
            <Button look="main" onClick={close} autoFocus>
              Continue booking
            </Button>
            <Button look="outlined" onClick={restart}>
              Restart the order
            </Button>
            <Button look="link" onClick={() => navigate(carry(goBackPath))}>
              Leave checkout
            </Button>
          </>
        }
      >
        Your cart would be empty. Nothing has been paid.
      </Sheet>
    </>
  )
}
