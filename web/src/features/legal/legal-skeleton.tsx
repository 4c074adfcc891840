import './legal.css'
import { Skeleton } from '../../ui/page/skeleton.tsx'

const PARAGRAPHS = ['a', 'b', 'c', 'd']

/** The placeholder of a text. Its title follows from the address. */
export function LegalSkeleton({ title }: { title: string }) {
  return (
    <main id="main" aria-busy="true">
      <div className="legal wrap">
        <div className="legal__head">
          <h1>{title}</h1>
          <p>
            <Skeleton shape="text" className="legal__date-place" />
          </p>
        </div>
        {PARAGRAPHS.map((paragraph) => (
          <p className="legal__paragraph-place" key={paragraph}>
            <Skeleton shape="text" />
            <Skeleton shape="text" />
            <Skeleton shape="text" width="half" />
          </p>
        ))}
      </div>
    </main>
  )
}
