import { useDispatch, useSelector } from 'react-redux'
import { type ErrorPopupContent, errorDismissed, selectErrorPopup } from '../../store/error-popup-slice.ts'
import { Button } from '../../ui/form/button.tsx'
import { Sheet } from '../../ui/page/sheet.tsx'

/** Title, message, one OK button (P75); closes on a press outside and on Escape, and locks scrolling. */
function ErrorPopup({ content, onClose }: { content: ErrorPopupContent | null; onClose: () => void }) {
  return (
    <Sheet
      isOpen={content !== null}
      onClose={onClose}
      role="alertdialog"
      title={content?.title ?? ''}
      actions={
        <Button look="main" onClick={onClose}>
          OK
        </Button>
      }
    >
      {content?.message}
    </Sheet>
  )
}

/** The popup with the content from the store. */
export function ErrorPopupHost() {
  const dispatch = useDispatch()
  return <ErrorPopup content={useSelector(selectErrorPopup)} onClose={() => dispatch(errorDismissed())} />
}
