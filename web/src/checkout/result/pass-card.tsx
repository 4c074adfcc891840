import type { Pass } from '@layover/api-client'
import { ArtworkImage } from '../../ui/card/artwork-image.tsx'
import { QrCode } from '../../ui/card/qr-code.tsx'
import { classNames } from '../../ui/class-names.ts'
import { dayInWords } from '../../ui/date/day-in-words.ts'

/** The place that a pass opens, in words. */
export type PassPlace = {
  /** 'Lounge pass'. */
  readonly kind: string
  /** The condition: walk-up, or a held place. */
  readonly condition: string
  /** The headline: an airport's code, or words when a pass opens several places. */
  readonly headline: string
  /** Whether the headline is a code, which is set larger than words. */
  readonly isCode: boolean
  readonly name: string
  readonly where: string
  /** Facts of a pass for one visit; without them the card shows the validity. */
  readonly facts?: readonly { readonly label: string; readonly value: string }[]
}

type Props = { pass: Pass; place: PassPlace; index: number; count: number }

/** The validity of a pass that is not for one visit. */
const validity = ({ validFrom, validUntil }: Pass) => [
  { label: 'Valid from', value: dayInWords(validFrom) },
  { label: 'Valid until', value: dayInWords(validUntil) },
]

/** A bought pass to show at the desk: name, validity, and the code that the desk scans. */
export function PassCard({ pass, place, index, count }: Props) {
  const title = `${place.kind} ${index} of ${count}`
  return (
    <article className="pass" aria-label={`${title}, ${pass.name}`}>
      <div className="pass__main">
        <div className="pass__head sign">
          <div className="pass__labels">
            <p className="pass__label">{title}</p>
            <p className="pass__label">{place.condition}</p>
          </div>
          <p className={place.isCode ? 'code' : 'pass__words'}>{place.headline}</p>
          <ArtworkImage code={pass.number} shape="window" className="pass__window" />
          <p className="pass__place">
            <b>{place.name}</b>
            <span className="soft small">{place.where}</span>
          </p>
        </div>
        <dl className="pass__facts">
          <div className="pass__fact pass__fact--wide">
            <dt className="pass__label">Passenger</dt>
            <dd>{pass.name}</dd>
          </div>
          {(place.facts ?? validity(pass)).map(({ label, value }, fact) => (
            <div
              className={classNames('pass__fact', place.facts && fact === 0 && 'pass__fact--wide')}
              key={label}
            >
              <dt className="pass__label">{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="pass__stub">
        <QrCode value={pass.code} label={`QR code of pass ${index}, ${pass.name}`} />
        <p>
          <span className="fine soft">Pass number</span>
          <br />
          <span className="pass__reference">{pass.number}</span>
        </p>
      </div>
    </article>
  )
}
