import type { ReactNode } from 'react'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import type { ResultNoun } from '../journey/result-words.ts'

/** What was bought, while it loads. */
export function Pending({ head, noun }: { head: (title: string) => ReactNode; noun: ResultNoun }) {
  const title = `Your ${noun}`
  return (
    <main id="main" aria-busy="true">
      {head(title)}
      <div className="booked wrap">
        <h1>{title}</h1>
        <Skeleton shape="text" width="half" />
        <div className="booked__columns">
          <Skeleton shape="picture" />
        </div>
      </div>
    </main>
  )
}
