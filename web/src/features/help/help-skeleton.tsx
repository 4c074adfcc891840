import './help.css'
import { Skeleton } from '../../ui/page/skeleton.tsx'
import { HelpBand } from './help-band.tsx'

const QUESTIONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The placeholder of a help page. */
export function HelpSkeleton({ title, hasBack = false }: { title: string; hasBack?: boolean }) {
  return (
    <main id="main" aria-busy="true">
      <HelpBand title={title} remark="Most answers take a minute to read." hasBack={hasBack} isWaiting />
      <div className="wrap">
        <div className="help-columns columns">
          <div className="answers">
            {QUESTIONS.map((question) => (
              <div className="answer answer__question" key={question}>
                <Skeleton shape="text" width="half" />
              </div>
            ))}
          </div>
        </div>
      </div>
    </main>
  )
}
