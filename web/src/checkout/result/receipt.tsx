import type { MembershipConfirmed } from '@layover/api-client'
import { cardInWords } from '@layover/rules/card-in-words'
import { formatTotal } from '@layover/rules/money'
import { paidText } from '@layover/rules/paid-text'
import { Summary } from '../../ui/card/summary.tsx'
import { orderLines } from '../journey/price-lines.ts'
import type { ResultNoun } from '../journey/result-words.ts'

type Props = { order: MembershipConfirmed; noun: ResultNoun }

/** The receipt, in the order's own lines and amounts (P510). It is one once the order is paid. */
export function Receipt({ order, noun }: Props) {
  const { reference, seller, paidAt, card, lines, currency, currencySymbol, totalAmount } = order
  return (
    <Summary
      title="Receipt"
      details={
        <>
          <div>
            {paidAt ? `Receipt number and ${noun} reference` : `${capitalised(noun)} reference`}{' '}
            <b className="pass__reference">{reference}</b>
          </div>
          {seller && <div>Sold by {seller}</div>}
          {paidAt && <div>Paid {paidText(paidAt)}</div>}
          {card && <div>{cardInWords(card)}</div>}
        </>
      }
      lines={orderLines(lines, currencySymbol)}
      totalLabel={paidAt ? 'Total paid' : 'Total'}
      total={formatTotal({ currencySymbol, amount: totalAmount, currency })}
    />
  )
}

const capitalised = (noun: string) => `${noun.charAt(0).toUpperCase()}${noun.slice(1)}`
