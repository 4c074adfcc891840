import { formatMoney } from '@layover/rules/money'
import type { ReactNode } from 'react'
import { BottomBar } from '../../ui/page/bottom-bar.tsx'
import { countOf } from '../journey/price-lines.ts'
import { useQuoted } from '../journey/quoted.tsx'

type Props = {
  bought: { count: number; unit: { one: string; many: string } }
  missing: ReactNode
  /** The one main button. */
  children: ReactNode
}

/** The bar of a step, with the price. */
export function PriceBar({ bought, missing, children }: Props) {
  const { price, isRefreshing } = useQuoted()
  return (
    <BottomBar
      {...(price && { price: formatMoney({ ...price, amount: price.totalAmount }) })}
      note={isRefreshing ? 'Updating the price' : noteOn(bought)}
      missing={missing}
    >
      {children}
    </BottomBar>
  )
}

function noteOn(bought: Props['bought']): string {
  return bought.count === 0 ? 'Nothing chosen yet' : `${countOf(bought)}, including all fees`
}
