import { formatMoney } from '@layover/rules/money'
import type { ReactNode } from 'react'
import { BottomBar } from '../../ui/page/bottom-bar.tsx'
import { RoomFor } from '../../ui/text/room-for.tsx'
import { countOf, LOST, PENDING } from '../journey/price-lines.ts'
import { useIsPriceLost, useQuoted } from '../journey/quoted.tsx'

type Props = {
  bought: { count: number; unit: { one: string; many: string } }
  missing: ReactNode
  /** The one main button. */
  children: ReactNode
}

/** The bar of a step, with the price. While that is on its way or lost the bar keeps room for it: its button does not move. */
export function PriceBar({ bought, missing, children }: Props) {
  const { price, isRefreshing } = useQuoted()
  const isLost = useIsPriceLost()
  const isNone = bought.count === 0
  const blank = !isNone && (isLost ? LOST : PENDING)
  const total = price ? formatMoney({ ...price, amount: price.totalAmount }) : blank
  const condition = isLost ? 'price unavailable' : 'including all fees'
  const note = isNone ? 'Nothing chosen yet' : `${countOf(bought)}, ${condition}`
  return (
    <BottomBar
      {...(total && { price: total })}
      note={<RoomFor text={note}>{isRefreshing ? 'Updating the price' : note}</RoomFor>}
      missing={missing}
    >
      {children}
    </BottomBar>
  )
}
