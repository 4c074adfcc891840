/** `"-68.00"` as minor units. Both sides of a comparison have their currency's own number of decimals. */
export function minorOf(money: unknown): number {
  return Number(String(money).replace('.', ''))
}

type Fields = { readonly [name: string]: unknown }

/**
 * The fault of a quote's sums (P115 to P119). With a code of type 4 `overNumTotalPrice` is the price of the passes that the
 * code does not cover; otherwise it is the full price.
 */
export function faultOfPrice(price: Fields, party: number, unitPrice?: unknown): string | undefined {
  const { totalAmount, overNumTotalPrice, prebookPrice, discountFee, couponDiscountFee, couponType } = price
  const [total, over, prebook, discount] = [totalAmount, overNumTotalPrice, prebookPrice, discountFee].map(
    minorOf,
  )
  const full = Number(over) + (couponType === 4 ? Number(discount) : 0)
  if (Number(total) !== full + Number(prebook) - Number(discount)) return 'the price does not add up'
  if (minorOf(couponDiscountFee) > Number(discount)) return 'the code takes off more than is taken off'
  if (unitPrice !== undefined && full !== party * minorOf(unitPrice))
    return `the price is not that of ${party} passes`
  return undefined
}

/** The fault of a paid order, compared with the order as it was sent. */
export function faultOfPaidOrder(
  paid: Fields,
  created: Fields,
  party: number | undefined,
): string | undefined {
  const lines = (paid.lines ?? []) as { readonly amount: string }[]
  const sum = lines.reduce((before, { amount }) => before + minorOf(amount), 0)
  if (paid.orderNo !== created.orderNo) return 'another order was paid'
  if (paid.totalAmount !== created.totalAmount) return 'another total was paid than was ordered'
  if (sum !== minorOf(paid.totalAmount)) return 'the lines do not add up to the total'
  const passes = (paid.passes ?? []) as { readonly number: string }[]
  if (party !== undefined && new Set(passes.map(({ number }) => number)).size !== party)
    return `${passes.length} passes for ${party} people`
  return undefined
}
