import type { Data, LoungeDetail } from '@layover/api-client'
import { Clock, ShieldCheck } from 'lucide-react'
import { OpeningHours, OpenNow, useOpening } from '../../places/opening-hours.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Below } from '../../ui/page/below.tsx'
import { BottomBar } from '../../ui/page/bottom-bar.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Link } from '../../ui/text/link.tsx'
import { RuledList, RuledRow } from '../../ui/text/ruled-list.tsx'
import { CanIUse } from './access/can-i-use.tsx'
import { Entry, EntryCard } from './entry.tsx'
import { Facilities } from './facilities.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { LoungePictures } from './lounge-pictures.tsx'
import { sideInWords } from './side-in-words.ts'
import { useWaysIn } from './use-ways-in.ts'

type Props = {
  lounge: LoungeDetail
  /** The price of one walk-up pass, all fees in; `null` until it has loaded. */
  price: Data<'lounge.getCommonPrice'> | null
  /** The address of its airport's page. */
  airportPath: string
}

/** The page of one lounge, with its ways in. */
export function LoungePage({ lounge, price, airportPath }: Props) {
  const waysIn = useWaysIn(lounge, price)
  const { chosen } = waysIn
  return (
    <main id="main">
      <div className="wrap lounge-page">
        <div className="columns">
          <div>
            <LoungePictures lounge={lounge} />
            <LoungeHead lounge={lounge} airportPath={airportPath} />
            <AtAGlance lounge={lounge} />
            <Below>
              <CanIUse lounge={lounge} />
              <Entry waysIn={waysIn} />
              <Facilities facilities={lounge.facilities} />
              {lounge.openingHours.length > 0 && (
                <Section title="Opening hours" remark={`${lounge.city} time`}>
                  <OpeningHours hours={lounge.openingHours} timeZone={lounge.timeZone} place={lounge.city} />
                </Section>
              )}
              <GoodToKnow lounge={lounge} />
            </Below>
          </div>
          <EntryCard waysIn={waysIn} />
        </div>
      </div>
      {chosen && (
        <BottomBar {...(chosen.price && { price: chosen.price })} note={chosen.note}>
          <ButtonLink look="main" to={chosen.to} state={chosen.state}>
            {chosen.action}
          </ButtonLink>
        </BottomBar>
      )}
    </main>
  )
}

function LoungeHead({ lounge, airportPath }: Pick<Props, 'lounge' | 'airportPath'>) {
  const { loungeName, airportName, terminal, airportCode } = lounge
  return (
    <div className="lounge-head">
      <p className="small soft lounge-head__place">
        <Link to={airportPath}>{airportName}</Link>
        {terminal && `, ${terminal}`}
      </p>
      <h1>{loungeName}</h1>
      {airportCode && (
        <p className="code lounge-head__code" aria-hidden="true">
          {airportCode}
        </p>
      )}
    </div>
  )
}

/** The facts that decide whether to read on: where it is, and whether it is open. */
function AtAGlance({ lounge }: { lounge: LoungeDetail }) {
  const opening = useOpening({ hours: lounge.openingHours, timeZone: lounge.timeZone })
  const side = sideInWords(lounge)
  return (
    <RuledList>
      {side && (
        <RuledRow icon={<ShieldCheck size={24} aria-hidden />}>
          <b>{side.where}</b> {side.meaning}
        </RuledRow>
      )}
      {opening.is !== 'unknown' && (
        <RuledRow icon={<Clock size={24} aria-hidden />}>
          <OpenNow opening={opening} place={lounge.city} />
        </RuledRow>
      )}
    </RuledList>
  )
}
