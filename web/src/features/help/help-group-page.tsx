import './help.css'
import { Pager } from '../../ui/page/pager.tsx'
import { Answers, type Faq } from './answers.tsx'
import { HelpBand } from './help-band.tsx'
import { pagePath } from './help-paths.ts'
import type { HelpQuestion } from './help-question.ts'
import { StillStuck } from './still-stuck.tsx'
import { answersInWords, type Topic, TopicList } from './topics.tsx'

type Props = {
  group: Topic
  topics: readonly Topic[]
  question: HelpQuestion
  total: number
  faqs: readonly Faq[]
}

/** One group of questions. */
export function HelpGroupPage({ group, topics, question, total, faqs }: Props) {
  const pages = Math.ceil(total / question.size)
  return (
    <main id="main">
      <HelpBand title={group.title} remark={answersInWords(total)} hasBack />
      <div className="wrap">
        <div className="help-columns columns">
          <div>
            {/* Questions are headings of nothing, so the list has one for who jumps from heading to heading. */}
            <h2 className="sr-only">Questions</h2>
            <Answers faqs={faqs} />
            <Pager page={question.page} pages={pages} pathOf={(page) => pagePath(group.type, page)} />
          </div>
          <aside className="help-side columns__side" aria-label="More help">
            <TopicList topics={topics} current={group.type} />
            <StillStuck />
          </aside>
        </div>
      </div>
    </main>
  )
}
