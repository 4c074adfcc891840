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
  /** After the form: where the copy went, or nowhere. */
  const [closed, setClosed] = useState<{ readonly sentTo?: string }>()
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (closed) focusInView(ref.current)
  }, [closed])
  const close = (how: { readonly sentTo?: string }) => {
    setClosed(how)
    setOpen(false)
  }
  const sentTo = closed?.sentTo
  return (
    <>
      <p className="soft booked__mailed" ref={ref} role="status" tabIndex={-1}>
        {sentTo ? `We have emailed a copy to ${sentTo}.` : 'We have emailed you a copy.'} If it is not there,
        look in your spam folder.{' '}
        {canMail && !isOpen && (
          <Button look="link" onClick={() => setOpen(true)}>
            Wrong address?
          </Button>
        )}
      </p>
      {isOpen && (
        <Suspense fallback={<Skeleton shape="text" />}>
          <OtherAddressForm
            question={question}
            onSent={(email) => close({ sentTo: email })}
            onCancel={() => close({})}
          />
        </Suspense>
      )}
    </>
  )
}
