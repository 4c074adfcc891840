import { formatMoney } from '@layover/rules/money'
import { useState } from 'react'
import { useQuoted } from '../journey/quoted.tsx'

/** Tells screen readers the total once it has changed on a step; empty until then (P106). */
export function NewTotal() {
  const { price, isRefreshing } = useQuoted()
  const total = price && !isRefreshing ? formatMoney({ ...price, amount: price.totalAmount }) : ''
  const [latest, setLatest] = useState(total)
  const [isNew, setNew] = useState(false)
  if (total !== '' && total !== latest) {
    setLatest(total)
    setNew(latest !== '')
  }
  return (
    <p className="sr-only" role="status">
      {isNew ? `New total: ${latest}` : ''}
    </p>
  )
}
