import { type RefObject, useEffect, useRef } from 'react'
import { focusHeadingIfLost } from './focus-heading.ts'

/**
 * Opens and closes a native `dialog` as a modal with React's state. The browser traps focus, makes the page inert and
 * restores focus afterwards; the style sheet locks scrolling. Escape and a press outside call `onClose`.
 */
export function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null)
  const wasOpen = useRef(false)
  useEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    if (isOpen && !dialog.open) dialog.showModal()
    if (!isOpen && dialog.open) dialog.close()
    // One that opened by itself, or whose opener is gone, has no element to return focus to.
    if (!isOpen && wasOpen.current) focusHeadingIfLost()
    wasOpen.current = isOpen
  }, [isOpen])
  useEffect(() => {
    const dialog = ref.current
    if (!dialog || !isOpen) return
    const cancel = (event: Event) => {
      // Only the state closes the dialog; otherwise the two would disagree.
      event.preventDefault()
      onClose()
    }
    const press = (event: MouseEvent) => {
      if (event.target === dialog && !isInside(event, dialog)) onClose()
    }
    // A second Escape cannot be prevented: the browser closes the dialog, and the state follows.
    dialog.addEventListener('close', onClose)
    dialog.addEventListener('cancel', cancel)
    dialog.addEventListener('click', press)
    return () => {
      dialog.removeEventListener('close', onClose)
      dialog.removeEventListener('cancel', cancel)
      dialog.removeEventListener('click', press)
    }
  }, [isOpen, onClose])
  return ref
}

/** The backdrop belongs to the dialog element, so only coordinates distinguish them. */
function isInside({ clientX: x, clientY: y }: MouseEvent, element: Element): boolean {
  const box = element.getBoundingClientRect()
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
}
