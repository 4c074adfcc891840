import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useModal } from './use-modal.ts'

type Props = {
  isOpen: boolean
  /** Called for Escape and for a press outside; the caller then sets `isOpen` to false. */
  onClose: () => void
  title: string
  /** `alertdialog` where the visitor must read it before anything else. */
  role?: 'dialog' | 'alertdialog'
  /** The sentence; it describes the dialog to a screen reader. */
  children?: ReactNode
  /** Buttons, the safest first: it gets focus. */
  actions: ReactNode
  /** Something large above the title, such as a code. */
  above?: ReactNode
}

/** A sheet from the bottom on a phone, a centred box of 432 px from 640 px. */
export function Sheet({ isOpen, onClose, title, role = 'dialog', children, actions, above }: Props) {
  const ref = useModal(isOpen, onClose)
  const actionsRef = useRef<HTMLDivElement>(null)
  const id = useId()
  useEffect(() => {
    if (isOpen) actionsRef.current?.querySelector<HTMLElement>('button, a')?.focus()
  }, [isOpen])
  return (
    <dialog
      ref={ref}
      role={role}
      className="sheet"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-text` : undefined}
    >
      {isOpen && (
        <>
          {above}
          <h2 id={`${id}-title`}>{title}</h2>
          {children && (
            <div className="soft" id={`${id}-text`}>
              {children}
            </div>
          )}
          <div className="sheet__actions" ref={actionsRef}>
            {actions}
          </div>
        </>
      )}
    </dialog>
  )
}
