import './help.css'
import { helpSearchHead } from '@layover/site/heads/help'
import { Pager } from '../../ui/page/pager.tsx'
import { Section } from '../../ui/page/section.tsx'
import { hasMarkedWord, wordsToMark } from '../../ui/text/marked-words.tsx'
import { Answers, type Faq } from './answers.tsx'
import { HelpBand } from './help-band.tsx'
import { pagePath } from './help-paths.ts'
import type { HelpQuestion } from './help-question.ts'
import { StillStuck } from './still-stuck.tsx'
import { answersInWords, type Topic, TopicCards, TopicList } from './topics.tsx'

type Props = { topics: readonly Topic[]; question: HelpQuestion; total: number; faqs: readonly Faq[] }

/** The results of a search, or help when there are none. */
export function HelpSearchPage(props: Props) {
  const { question, total, faqs } = props
  const words = wordsToMark(question.words)
  const isNear =
    words.length > 0 && !faqs.some((faq) => hasMarkedWord(`${faq.question} ${faq.answer}`, words))
  return (
    <main id="main">
      <HelpBand
        title={helpSearchHead(question.words).title}
        remark={remarkFor(question.words, total, isNear)}
        words={question.words}
        hasBack
      />
      <div className="wrap">{total > 0 ? <Found {...props} words={words} /> : <Nothing {...props} />}</div>
    </main>
  )
}

function remarkFor(words: string, total: number, isNear: boolean): string {
  if (!words) return 'Tell us what you want to know, in your own words.'
  if (total === 0) return 'We found no answers.'
  return isNear ? `No exact match. ${answersInWords(total)} may help.` : answersInWords(total)
}

function Found({ topics, question, total, faqs, words }: Props & { words: readonly string[] }) {
  const titleOf = (type: string) => topics.find((topic) => topic.type === type)?.title
  const pages = Math.ceil(total / question.size)
  return (
    <div className="help-columns columns">
      <div>
        <h2 className="sr-only">Answers</h2>
        <Answers faqs={faqs} words={words} titleOf={titleOf} isFirstOpen={total === 1} />
        <Pager
          page={question.page}
          pages={pages}
          pathOf={(page) => pagePath('search', page, question.words)}
        />
      </div>
      <aside className="help-side columns__side" aria-label="More help">
        <TopicList topics={topics} />
        <StillStuck />
      </aside>
    </div>
  )
}

/** Help without results, or before a search. */
function Nothing({ topics, question }: Props) {
  return (
    <div className="help-columns columns">
      <div>
        {question.words && (
          <p className="help-nothing">
            Try one or two words instead of a sentence, or a different word. You can also choose a topic, or
            write to us.
          </p>
        )}
        <Section title="Topics">
          <TopicCards topics={topics} />
        </Section>
      </div>
      <aside className="help-side columns__side" aria-label="Contact">
        <StillStuck />
      </aside>
    </div>
  )
}
