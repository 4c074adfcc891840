import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useShopHas } from '../../api/use-shop-has.ts'
import { importPart } from '../../network/import-part.ts'
import { keepTrying } from '../../network/keep-trying.ts'
import { focusInView } from '../../ui/focus-in-view.ts'
import { Button } from '../../ui/form/button.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'

/** Loads once it is wanted: few buyers mistype their address. */
const OtherAddressForm = lazy(async () => {
  const part = await keepTrying('part', () => importPart(() => import('./other-address-form.tsx')))
  return { default: part.OtherAddressForm }
})

type Props = {
  question: { readonly reference: string; readonly key: string }
  /** False for a copy of this device, which may be without a connection. */
  isCurrent: boolean
}

/** Says that the confirmation was mailed, and mails it to another address where the buyer mistyped theirs (P535). */
export function MailedNote({ question, isCurrent }: Props) {
  const canMail = useShopHas('order.mail') && isCurrent && question.key !== ''
  const [isOpen, setOpen] = useState(false)
  const [sent, setSent] = useState<{ readonly to: string }>()
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sent) focusInView(ref.current)
  }, [sent])
  const close = (to: string) => {
    setSent({ to })
    setOpen(false)
  }
  return (
    <>
      <p className="soft booked__mailed" ref={ref} role="status" tabIndex={-1}>
        {sent ? `We have emailed a copy to ${sent.to}.` : 'We have emailed you a copy.'} If it is not there,
        look in your spam folder.{' '}
        {canMail && !isOpen && (
          <Button look="link" onClick={() => setOpen(true)}>
            Wrong address?
          </Button>
        )}
      </p>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="text" />}>
          <OtherAddressForm question={question} onSent={close} />
        </Suspense>
      )}
    </>
  )
}
