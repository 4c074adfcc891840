import { formatMoney } from '@layover/rules/money'
import { useState } from 'react'
import { isZero } from '../../checkout/journey/price-lines.ts'
import { useQuoted } from '../../checkout/journey/quoted.tsx'
import type { QuotedPrice } from '../../checkout/journey/quoted-price.ts'
import { RoomFor } from '../../ui/text/room-for.tsx'

/** The price of one guest and of the place, once the cart has had a quote for one: the shop divides nothing (P112). */
export function GuestPrice({ count }: { count: number }) {
  const { price, isRefreshing } = useQuoted()
  const [known, setKnown] = useState<string>()
  const isOfOne = count === 1 && !isRefreshing && price !== undefined && isZero(price.discountFee)
  const words = isOfOne ? priceInWords(price) : known
  if (words !== known) setKnown(words)
  return <RoomFor text={PLACEHOLDER}>{words ?? 'You and everyone who comes along'}</RoomFor>
}

function priceInWords({ overNumTotalPrice, prebookPrice, currencySymbol }: QuotedPrice): string {
  const money = (amount: string) => formatMoney({ amount, currencySymbol })
  const fee = isZero(prebookPrice) ? '' : `, plus ${money(prebookPrice)} each to hold the place`
  return `${money(overNumTotalPrice)} per guest${fee}`
}

const PLACEHOLDER = '£00.00 per guest, plus £0.00 each to hold the place'
