import { formatMoney, type Money } from '@layover/rules/money'

/** A price at 22 px. The sum comes from a server; nothing is computed here. */
export function Price(money: Money) {
  return <span className="price">{formatMoney(money)}</span>
}
