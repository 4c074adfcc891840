import type { Lane, LaneDetail } from '@layover/api-client'
import { whereInWords } from '@layover/rules/where-in-words'
import { lanePath } from '@layover/site/addresses'
import { ArrowRight } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { importPart } from '../../network/import-part.ts'
import { keepTrying } from '../../network/keep-trying.ts'
import { Disclosure } from '../../ui/card/disclosure.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { forWhomInWords, leadInWords } from './lane-words.ts'
import { Price } from './price.tsx'
import { SameDay } from './same-day.tsx'

export const importLaneFacts = () => importPart(() => import('./lane-facts.tsx'))

const LaneFacts = lazy(async () => ({ default: (await keepTrying('part', importLaneFacts)).LaneFacts }))

type Props = {
  lane: Lane
  /** `undefined` while it loads. */
  detail: LaneDetail | undefined
  /** Loading has failed, so no placeholder shows. */
  isMissing: boolean
  place: string
}

/**
 * One lane: name, place, travellers, lead time and price; the rest opens below. It is drawn when it first opens, since in
 * a list it is more than all that is seen.
 */
export function LaneItem({ lane, detail, isMissing, place }: Props) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <li className="card lane">
      <span className="lane__mark">
        <ArrowRight size={28} strokeWidth={2.5} aria-hidden />
      </span>
      <div className="lane__text">
        <h3>{lane.cipName}</h3>
        {[whereInWords(lane), limitInWords(lane.type)].filter(Boolean).map((words) => (
          <p className="small soft" key={words}>
            {words}
          </p>
        ))}
        {!isMissing && (
          <p className="small soft" aria-busy={!detail}>
            {detail ? leadInWords(detail.hour) : <Skeleton shape="text" width="half" />}
          </p>
        )}
        {detail && <SameDay lane={detail} />}
      </div>
      <div className="lane__buy">
        <p className="lane__price">
          <Price amount={lane.price} currencySymbol={lane.currencySymbol} />
          <span className="fine soft">per person, non-refundable</span>
        </p>
        <ButtonLink isInList to={`${lanePath(lane)}?step=1`}>
          Buy pass<span className="sr-only">, {lane.cipName}</span>
        </ButtonLink>
      </div>
      {detail && (
        <div className="lane__more">
          <Disclosure
            isInCard
            onOpen={() => setOpened(true)}
            title={
              <>
                Where, when and rules<span className="sr-only"> of {lane.cipName}</span>
              </>
            }
          >
            {wasOpened && (
              <Suspense fallback={<Skeleton shape="text" />}>
                <LaneFacts lane={detail} place={place} />
              </Suspense>
            )}
          </Disclosure>
        </div>
      )}
    </li>
  )
}

/** The flights that a lane is for, where some are left out. */
function limitInWords(type: string): string {
  return type === 'All flights' ? '' : forWhomInWords(type)
}
