import type { MembershipConfirmed } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import dayjs from 'dayjs'
import { Summary } from '../../ui/summary.tsx'

/** What was paid, in the order's own lines and amounts. */
export function Receipt({ order }: { order: MembershipConfirmed }) {
  const money = (amount: string) => formatMoney({ amount, currencySymbol: order.currencySymbol })
  return (
    <Summary
      title="Receipt"
      details={
        <>
          <div>
            Booking reference <b className="pass__reference">{order.reference}</b>
          </div>
          <div className="checkout__order">
            Order <b>{order.orderNo}</b>
          </div>
          {order.paidAt && <div>Paid {dayjs(order.paidAt).format('ddd D MMM YYYY, HH:mm')} (your time)</div>}
        </>
      }
      lines={order.lines.map(({ name, quantity, amount }) => ({
        label: quantity > 1 ? `${quantity} × ${name}` : name,
        amount: money(amount),
        isGood: amount.startsWith('-'),
      }))}
      totalLabel="Total paid"
      total={money(order.totalAmount)}
    />
  )
}
