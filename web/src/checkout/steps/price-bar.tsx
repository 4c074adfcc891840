import { formatMoney } from '@layover/rules/money'
import type { ReactNode } from 'react'
import { BottomBar } from '../../ui/page/bottom-bar.tsx'
import { countOf, PENDING } from '../journey/price-lines.ts'
import { useQuoted } from '../journey/quoted.tsx'

type Props = {
  bought: { count: number; unit: { one: string; many: string } }
  missing: ReactNode
  /** The one main button. */
  children: ReactNode
}

/** The bar of a step, with the price. While that is on its way the bar is as high as with it: its button does not move. */
export function PriceBar({ bought, missing, children }: Props) {
  const { price, isRefreshing } = useQuoted()
  const total = price ? formatMoney({ ...price, amount: price.totalAmount }) : PENDING
  return (
    <BottomBar
      {...(bought.count > 0 && { price: total })}
      note={isRefreshing ? 'Updating the price' : noteOn(bought)}
      roomFor={noteOn(bought)}
      missing={missing}
    >
      {children}
    </BottomBar>
  )
}

function noteOn(bought: Props['bought']): string {
  return bought.count === 0 ? 'Nothing chosen yet' : `${countOf(bought)}, including all fees`
}
