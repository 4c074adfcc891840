import { formatMoney } from '@layover/rules/money'
import { useState } from 'react'
import type { Quote } from '../journey/use-quote.ts'

/** The sentence for screen readers once the total has changed on a step; empty until then (P106). */
export function useNewTotal({ price, isRefreshing }: Quote): string {
  const total = price && !isRefreshing ? formatMoney({ ...price, amount: price.totalAmount }) : ''
  const [latest, setLatest] = useState(total)
  const [isNew, setNew] = useState(false)
  if (total !== '' && total !== latest) {
    setLatest(total)
    setNew(latest !== '')
  }
  return isNew ? `New total: ${latest}` : ''
}
