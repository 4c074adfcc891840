import { type ReactNode, useId } from 'react'
import { classNames } from '../class-names.ts'

export type SummaryLine = { label: string; amount: string; isGood?: boolean }

type Props = {
  title: string
  /** One or two lines under the title: what, where, when. */
  details?: ReactNode
  lines: readonly SummaryLine[]
  /** A button beside the title. */
  remove?: ReactNode
  /** Between lines and total. */
  more?: ReactNode
  totalLabel: ReactNode
  total: string
  /** Main button and a sentence; on a phone the bottom bar has them instead. */
  action?: ReactNode
}

/** The lines of a purchase, with the total under a tear line. */
export function Summary({ title, details, lines, remove, more, totalLabel, total, action }: Props) {
  const id = useId()
  return (
    <section className={classNames('card summary', !!action && 'summary--acting')} aria-labelledby={id}>
      <div className="summary__head">
        <h2 className="summary__title" id={id}>
          {title}
        </h2>
        {remove}
        {details && <div className="summary__details small soft">{details}</div>}
      </div>
      <dl className="summary__lines">
        {lines.map((line) => (
          <div key={line.label} className={classNames('summary__line', line.isGood && 'summary__line--good')}>
            <dt>{line.label}</dt>
            <dd>{line.amount}</dd>
          </div>
        ))}
      </dl>
      {more}
      <div className="summary__tear" />
      <p className="summary__total">
        <span>{totalLabel}</span>
        <b>{total}</b>
      </p>
      {action && <div className="summary__action sign">{action}</div>}
    </section>
  )
}
