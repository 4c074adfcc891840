import type { Lounge } from '@layover/api-client'
import { BUY_PASS } from '@layover/site/addresses'
import { Armchair, Calendar } from 'lucide-react'
import { ArtworkImage } from '../../ui/card/artwork-image.tsx'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Link } from '../../ui/text/link.tsx'
import { listedLoungePath } from './lounge-path.ts'

/** A lounge in a list (P65): picture, name, place, ways in, Buy pass. */
export function LoungeItem({ lounge }: { lounge: Lounge }) {
  const { loungeCode, loungeName, imgUrl, terminal, type, securityType, prebookAllow, walkIn } = lounge
  return (
    <li className="card lounge-item">
      <div className="lounge-item__picture">
        <ArtworkImage code={loungeCode} src={imgUrl} shape="inner" />
      </div>
      <div className="lounge-item__body">
        <h3>
          <Link className="lounge-item__link" to={listedLoungePath(lounge)}>
            {loungeName}
          </Link>
        </h3>
        <p className="small soft">{[terminal, type, securityType].filter(Boolean).join(', ')}</p>
        <ul className="lounge-item__ways">
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
        <ButtonLink isInList to={BUY_PASS} className="lounge-item__buy">
          Buy pass
        </ButtonLink>
      </div>
    </li>
  )
}
