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
  /** The link back, on every page but the first. */
  hasBack?: boolean
  /** True while the page loads: its search box is about to be replaced and would lose typed text. */
  isWaiting?: boolean
}

/** The sign at the top of every help page: its title and the search. */
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
