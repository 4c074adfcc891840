import type { MembershipConfirmed } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import dayjs from 'dayjs'
import { Summary } from '../../ui/card/summary.tsx'
import { orderLines } from '../journey/price-lines.ts'
import type { ResultNoun } from '../journey/result-words.ts'

/** The receipt, in the order's own lines and amounts. */
export function Receipt({ order, noun }: { order: MembershipConfirmed; noun: ResultNoun }) {
  return (
    <Summary
      title="Receipt"
      details={
        <>
          <div>
            {capitalised(noun)} reference <b className="pass__reference">{order.reference}</b>
          </div>
          {order.paidAt && <div>Paid {dayjs(order.paidAt).format('ddd D MMM YYYY, HH:mm')} (your time)</div>}
        </>
      }
      lines={orderLines(order.lines, order.currencySymbol)}
      totalLabel="Total paid"
      total={formatMoney({ ...order, amount: order.totalAmount })}
    />
  )
}

const capitalised = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
