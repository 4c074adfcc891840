import { DISCOUNT_CODE_MAX_LENGTH, foldDiscountCode } from '@layover/rules/discount-code'
import { Tag } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { Disclosure } from '../../ui/card/disclosure.tsx'
import { asShown } from '../../ui/form/as-shown.ts'
import { Button } from '../../ui/form/button.tsx'
import { TextField } from '../../ui/form/text-field.tsx'
import type { Discount } from '../discount/use-discount.ts'
import { couponText } from '../journey/price-lines.ts'

type Props = {
  discount: Discount
  /** The contents of the cart. */
  items: { count: number; unit: { one: string; many: string } }
  currencySymbol: string | undefined
  remark?: string | undefined
}

const FIELD = 'discount-code'

/**
 * Starts open only when a valid code is applied (P125), and opens for a code that was dropped (P472). Editing the code
 * removes the discount (P126). Apply is disabled while the box is empty (P127).
 */
export function DiscountBox({ discount, items, currencySymbol, remark }: Props) {
  const { data, refused, isChecking, apply, clear } = discount
  const message = refused?.message
  const [text, setText] = useState(data.discountCode || (refused?.code ?? ''))
  // The typed text is state of this box, so the discount reports a restart as a changed number.
  const [restarts, setRestarts] = useState(discount.restarts)
  if (restarts !== discount.restarts) {
    setRestarts(discount.restarts)
    setText('')
  }
  // Never set back: the box must not close while the visitor edits a code.
  const [isOpen, setOpen] = useState(data.discountCodeValid)
  if (refused?.isDropped && !isOpen) setOpen(true)
  const code = foldDiscountCode(text)
  const isValid = data.discountCodeValid
  const edit = (typed: string) => {
    setText(typed)
    if (isValid || isChecking || message !== undefined) clear()
  }
  const remove = () => {
    edit('')
    // Apply takes the button's place, and is disabled while the box is empty.
    document.getElementById(FIELD)?.focus()
  }
  const submit = () => code !== '' && !isChecking && !isValid && void apply(code)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    // Enter in this box applies the code instead of submitting the form around it.
    event.preventDefault()
    submit()
  }
  const effect = couponText(data.deductType, data.deductValue, currencySymbol, items)
  return (
    <Disclosure title="Discount code" icon={<Tag size={20} aria-hidden />} isOpenAtFirst={isOpen} isInCard>
      <TextField
        label="Code"
        hint={remark}
        id={FIELD}
        value={isValid ? data.discountCode : text}
        maxLength={DISCOUNT_CODE_MAX_LENGTH}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        onChange={(event) => edit(asShown(event.target.value))}
        onKeyDown={onKeyDown}
        error={message}
        success={isValid ? effect : undefined}
        inside={
          isValid ? (
            <Button look="link" onClick={remove}>
              Remove
            </Button>
          ) : (
            // Not disabled while checking: a disabled button loses focus, and the error popup could not return it.
            <Button look="link" disabled={code === ''} aria-disabled={isChecking} onClick={submit}>
              Apply
            </Button>
          )
        }
      />
      <p className="sr-only" role="status">
        {isChecking ? 'Checking the code' : (message ?? (isValid ? effect : ''))}
      </p>
    </Disclosure>
  )
}
