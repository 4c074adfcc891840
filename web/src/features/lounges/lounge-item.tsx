import type { Lounge } from '@layover/api-client'
import { sideOrWord } from '@layover/rules/where-in-words'
import { BUY_PASS } from '@layover/site/addresses'
import { Armchair, Calendar } from 'lucide-react'
import { cameFromLounge } from '../../places/came-from-lounge.ts'
import { flightsInWords } from '../../places/flights-in-words.ts'
import { ArtworkImage } from '../../ui/card/artwork-image.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Link } from '../../ui/text/link.tsx'
import { listedLoungePath } from './lounge-path.ts'

/** Facts to choose by (P435); one that is not known is left out. */
export type LoungeFacts = {
  /** Of one walk-up pass. */
  readonly price?: string | undefined
  readonly isOpen?: boolean | undefined
  /** 'Open until 21:30'. */
  readonly opening?: string | null
  readonly facilities?: readonly string[]
}

type Props = { lounge: Lounge; facts?: LoungeFacts }

/** A lounge in a list (P65): picture, name, place, ways in, Buy pass. */
export function LoungeItem({ lounge, facts = {} }: Props) {
  const { loungeCode, loungeName, imgUrl, terminal, type, securityType, facilities } = lounge
  const place = [terminal, flightsInWords(type), sideOrWord(securityType)].filter(Boolean).join(', ')
  return (
    <li className="card lounge-item">
      <div className="lounge-item__picture">
        <ArtworkImage code={loungeCode} facilities={facilities} src={imgUrl} shape="inner" />
      </div>
      <div className="lounge-item__body">
        <h3>
          <Link className="lounge-item__link" to={listedLoungePath(lounge)}>
            {loungeName}
          </Link>
        </h3>
        <p className="small soft lounge-item__place">{place}</p>
        <Facts {...facts} />
        <WaySigns lounge={lounge} />
        <div className="lounge-item__buy">
          {facts.price && lounge.walkIn !== false && (
            <p>
              <b className="lounge-item__price">{facts.price}</b>{' '}
              <span className="fine soft">per person</span>
            </p>
          )}
          <ButtonLink isInList to={BUY_PASS} state={cameFromLounge(lounge)}>
            Buy pass
          </ButtonLink>
        </div>
      </div>
    </li>
  )
}

function Facts({ isOpen, opening, facilities = [] }: LoungeFacts) {
  return (
    <>
      {opening && (
        <p className={classNames('small lounge-item__opening', isOpen && 'lounge-item__opening--open')}>
          {opening}
        </p>
      )}
      {facilities.length > 0 && (
        <ul className="small soft lounge-item__facilities" aria-label="Facilities">
          {facilities.map((facility) => (
            <li key={facility}>{facility}</li>
          ))}
        </ul>
      )}
    </>
  )
}

function WaySigns({ lounge: { prebookAllow, walkIn } }: Pick<Props, 'lounge'>) {
  return (
    <ul className="lounge-item__ways" aria-label="Ways in">
      {walkIn !== false && (
        <li>
          <Armchair size={18} aria-hidden />
          Walk-in
        </li>
      )}
      {prebookAllow && (
        <li>
          <Calendar size={18} aria-hidden />
          Pre-book
        </li>
      )}
    </ul>
  )
}
