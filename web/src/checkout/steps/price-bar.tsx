import { formatMoney } from '@layover/rules/money'
import type { ReactNode } from 'react'
import { BottomBar } from '../../ui/page/bottom-bar.tsx'
import { RoomFor } from '../../ui/text/room-for.tsx'
import { countOf, PENDING } from '../journey/price-lines.ts'
import { useQuoted } from '../journey/quoted.tsx'

type Props = {
  bought: { count: number; unit: { one: string; many: string } }
  missing: ReactNode
  /** The one main button. */
  children: ReactNode
}

/** The bar of a step, with the price. While that is on its way the bar keeps room for it: its button does not move. */
export function PriceBar({ bought, missing, children }: Props) {
  const { price, isRefreshing } = useQuoted()
  const total = price ? formatMoney({ ...price, amount: price.totalAmount }) : isRefreshing && PENDING
  const note = noteOn(bought)
  const present = total ? note : noteOn(bought, '')
  return (
    <BottomBar
      {...(total && { price: total })}
      note={<RoomFor text={note}>{isRefreshing ? 'Updating the price' : present}</RoomFor>}
      missing={missing}
    >
      {children}
    </BottomBar>
  )
}

function noteOn(bought: Props['bought'], ofPrice = ', including all fees'): string {
  return bought.count === 0 ? 'Nothing chosen yet' : `${countOf(bought)}${ofPrice}`
}
