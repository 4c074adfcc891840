import { HELP } from '@layover/site/addresses'
import type { ReactNode } from 'react'
import { BackLink } from '../../ui/page/back-link.tsx'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { HelpSearchBox } from './help-search-box.tsx'

type Props = {
  title: string
  /** One line under the title. */
  remark: ReactNode
  words?: string
  /** Every page but the first leads back to it. */
  hasBack?: boolean
  /** While the page arrives: a box that is about to be replaced would lose what is typed into it. */
  isWaiting?: boolean
}

/** The sign at the head of every help page: what it is, and the search. */
export function HelpBand({ title, remark, words = '', hasBack = false, isWaiting = false }: Props) {
  return (
    <div className="help-band sign">
      <div className="help-band__inside wrap">
        <div>
          {hasBack && (
            <nav aria-label="Breadcrumb">
              <BackLink to={HELP}>Help topics</BackLink>
            </nav>
          )}
          <h1>{title}</h1>
          <p className="soft help-band__remark">{remark}</p>
        </div>
        {isWaiting ? (
          <div className="help-band__search-place">
            <Skeleton shape="picture" />
          </div>
        ) : (
          <HelpSearchBox words={words} />
        )}
      </div>
    </div>
  )
}
