import type { Lounge } from '@layover/api-client'
import { loungeLineInWords } from '@layover/rules/lounge-in-words'
import { BUY_PASS, listedLoungePath } from '@layover/site/addresses'
import { cameFromLounge } from '../../places/came-from-lounge.ts'
import { ArtworkImage } from '../../ui/card/artwork-image.tsx'
import { classNames } from '../../ui/class-names.ts'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Link } from '../../ui/text/link.tsx'
import {
  CardFacilities,
  CardPlace,
  CardPrice,
  CardWays,
  LoungeCard,
  PreBook,
  WalkIn,
} from './lounge-card.tsx'

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
  const { loungeCode, loungeName, imgUrl, facilities, prebookAllow } = lounge
  const isWalkIn = lounge.walkIn !== false
  return (
    <LoungeCard
      picture={<ArtworkImage code={loungeCode} facilities={facilities} src={imgUrl} shape="inner" />}
      name={
        <h3>
          <Link className="card__link" to={listedLoungePath(lounge)}>
            {loungeName}
          </Link>
        </h3>
      }
      price={facts.price && isWalkIn && <CardPrice>{facts.price}</CardPrice>}
      action={
        <ButtonLink isInList to={BUY_PASS} state={cameFromLounge(lounge)}>
          Buy pass
        </ButtonLink>
      }
    >
      <CardPlace>{loungeLineInWords(lounge)}</CardPlace>
      <Facts {...facts} />
      <CardWays>
        {isWalkIn && <WalkIn />}
        {prebookAllow && <PreBook />}
      </CardWays>
    </LoungeCard>
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
        <CardFacilities>
          {facilities.map((facility) => (
            <li key={facility}>{facility}</li>
          ))}
        </CardFacilities>
      )}
    </>
  )
}
