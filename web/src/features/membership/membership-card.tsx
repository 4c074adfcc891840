import './membership-purchase.css'
import type { Bought } from '../../checkout/journey/result-words.ts'
import { WindowRow } from '../../company/window-row.tsx'
import { ArtworkImage } from '../../ui/card/artwork-image.tsx'
import { dayInWords } from '../../ui/date/day-in-words.ts'
import { CopyButton } from '../../ui/form/copy-button.tsx'

/** A bought membership to show at the desk: the number to show, and the activation code. */
export function MembershipCard({ order }: { order: Bought }) {
  const { planName = 'Lounge', visits, validUntil, membershipNumber, activationCode } = order
  return (
    <article className="pass membership" aria-label={`${planName} membership`}>
      <div className="pass__main">
        <div className="pass__head sign">
          <div className="pass__labels">
            <p className="pass__label">Membership</p>
            <p className="pass__label">Walk-up</p>
          </div>
          <p className="pass__words">{planName}</p>
          <ArtworkImage code={order.reference ?? ''} shape="window" className="pass__window" />
          <p className="pass__place">
            <b>Layover network</b>
            <span className="soft small">Any lounge, when there is space</span>
          </p>
        </div>
        <dl className="pass__facts">
          {visits !== undefined && (
            <div className="pass__fact pass__fact--wide">
              <dt className="pass__label">Visits</dt>
              <dd>
                {visits}
                <WindowRow count={visits} />
              </dd>
            </div>
          )}
          {validUntil && (
            <div className="pass__fact pass__fact--wide">
              <dt className="pass__label">Use them until</dt>
              <dd>{dayInWords(validUntil)}</dd>
            </div>
          )}
        </dl>
      </div>
      <div className="pass__stub membership__stub">
        {membershipNumber && (
          <Copyable label="Membership number" text={membershipNumber} copy="Copy number" />
        )}
        {activationCode && <Copyable label="Activation code" text={activationCode} copy="Copy code" />}
        {!membershipNumber && (
          <p className="soft small">
            Your membership number and activation code appear here once you have paid.
          </p>
        )}
      </div>
    </article>
  )
}

function Copyable({ label, text, copy }: { label: string; text: string; copy: string }) {
  return (
    <div className="membership__kept">
      <p className="pass__label">{label}</p>
      <p className="membership__text">{text}</p>
      <CopyButton name={copy} text={text} />
    </div>
  )
}
