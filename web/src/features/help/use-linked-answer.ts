import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Opens the answer that the address's hash names, brings it into view and puts focus on its question. */
export function useLinkedAnswer(faqs: readonly { id: string }[]): void {
  const { hash, key } = useLocation()
  // A link to the answer that the address names already is a new visit to it: the key differs.
  useEffect(() => {
    const id = hash.slice(1)
    const answer = faqs.some((faq) => faq.id === id) && document.getElementById(id)
    if (!(answer instanceof HTMLDetailsElement)) return
    answer.open = true
    answer.scrollIntoView?.({ block: 'start' })
    answer.querySelector('summary')?.focus({ preventScroll: true })
  }, [faqs, hash, key])
}
