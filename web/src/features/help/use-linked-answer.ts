import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer that the address's hash names, scrolls to it and focuses its question. */
export function useLinkedAnswer(faqs: readonly { id: string }[]): void {
  const { hash, key } = useLocation()
  // A second link to the same answer is a new visit: its key differs.
  useEffect(() => {
    const id = hash.slice(1)
    const answer = faqs.some((faq) => faq.id === id) && document.getElementById(id)
    if (!(answer instanceof HTMLDetailsElement)) return
    answer.open = true
    answer.scrollIntoView?.({ block: 'start' })
    answer.querySelector('summary')?.focus({ preventScroll: true })
  }, [faqs, hash, key])
}
