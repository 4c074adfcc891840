import type { Data } from '@layover/api-client'
import { helpPath } from '@layover/site/addresses'
import { ChevronDown } from 'lucide-react'
import { CopyButton } from '../../ui/form/copy-button.tsx'
import { useIsAlive } from '../../ui/page/use-is-alive.ts'
import { Link } from '../../ui/text/link.tsx'
import { Markdown } from '../../ui/text/markdown.tsx'
import { markdownBlocks } from '../../ui/text/markdown-blocks.ts'
import { markedWords } from '../../ui/text/marked-words.tsx'
import { answerPath } from './help-paths.ts'
import { useLinkedAnswer } from './use-linked-answer.ts'

export type Faq = Data<'content.popularFaq'>[number]

type Props = {
  faqs: readonly Faq[]
  /** The words to mark, folded. */
  words?: readonly string[]
  /** The title of a question's group, for a list of many groups. */
  titleOf?: (type: string) => string | undefined
  isFirstOpen?: boolean
}

/** Questions that open. The question in the address is open, in view and focused. */
export function Answers({ faqs, words = [], titleOf, isFirstOpen = false }: Props) {
  useLinkedAnswer(faqs)
  return (
    <div className="answers">
      {faqs.map((faq, index) => (
        <Answer
          key={faq.id}
          faq={faq}
          words={words}
          group={titleOf?.(faq.type)}
          isOpenAtFirst={isFirstOpen && index === 0}
        />
      ))}
    </div>
  )
}

type AnswerProps = {
  faq: Faq
  words: readonly string[]
  group: string | undefined
  isOpenAtFirst: boolean
}

function Answer({ faq, words, group, isOpenAtFirst }: AnswerProps) {
  return (
    <details className="answer" id={faq.id} open={isOpenAtFirst}>
      <summary className="answer__question">
        <span>
          {markedWords(faq.question, words)}
          {group && <small className="soft">{group}</small>}
        </span>
        <ChevronDown className="answer__turn" size={22} aria-hidden />
      </summary>
      <div className="answer__body">
        <Markdown
          blocks={markdownBlocks(faq.answer)}
          {...(words.length > 0 && { drawText: (text) => markedWords(text, words) })}
        />
        <div className="answer__more small">
          <CopyAnswerLink faq={faq} />
          {group && <Link to={helpPath(faq.type)}>More in ‘{group}’</Link>}
        </div>
      </div>
    </details>
  )
}

/** The address that opens this answer, without the other parameters of the visitor's address. */
function CopyAnswerLink({ faq }: { faq: Faq }) {
  const isAlive = useIsAlive()
  return <CopyButton name="Copy link" text={(isAlive ? location.origin : '') + answerPath(faq)} />
}
