import type { Data, LoungeDetail } from '@layover/api-client'
import { formatMoney } from '@layover/rules/money'
import { ShieldCheck } from 'lucide-react'
import { ArtworkImage } from '../../ui/artwork-image.tsx'
import { BottomBar } from '../../ui/bottom-bar.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { RuledList, RuledRow } from '../../ui/ruled-list.tsx'
import { Entry, EntryCard } from './entry.tsx'
import { Facilities } from './facilities.tsx'
import { GoodToKnow } from './good-to-know.tsx'
import { BUY_PASS_PATH } from './lounge-path.ts'
import { sideInWords } from './side-in-words.ts'

/** The price of one walk-up pass, all fees in; `null` while the server has not told it. */
type WalkUpPrice = Data<'lounge.getCommonPrice'> | null

type Props = {
  lounge: LoungeDetail
  price: WalkUpPrice /** The page of the airport that it is at. */
  airportPath: string
}

/** Everything about one lounge, and the way in. */
export function LoungePage({ lounge, price, airportPath }: Props) {
  const side = sideInWords(lounge)
  const money = price && formatMoney({ ...price, amount: price.price })
  const isWalkIn = lounge.walkIn !== false
  return (
    <main id="main">
      <div className="wrap lounge-page">
        <div className="columns">
          <div>
            <div className="lounge-page__picture">
              <ArtworkImage code={lounge.loungeCode} src={lounge.images[0] ?? lounge.imgUrl} />
            </div>
            <LoungeHead lounge={lounge} airportPath={airportPath} />
            {side && (
              <RuledList>
                <RuledRow icon={<ShieldCheck size={24} aria-hidden />}>
                  <b>{side.where}</b> {side.meaning}
                </RuledRow>
              </RuledList>
            )}
            <Entry lounge={lounge} money={money} />
            <Facilities facilities={lounge.facilities} />
            <GoodToKnow lounge={lounge} />
          </div>
          <EntryCard lounge={lounge} money={money} />
        </div>
      </div>
      {isWalkIn && (
        <BottomBar {...(money && { price: money })} note="Walk-up, no held place">
          <ButtonLink look="main" to={BUY_PASS_PATH}>
            Buy pass
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
