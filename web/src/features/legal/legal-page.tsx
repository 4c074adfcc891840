import './legal.css'
import type { Data } from '@layover/api-client'
import { SUPPORT_MAILBOX } from '@layover/site/contact'
import { Disclosure } from '../../ui/card/disclosure.tsx'
import { longDay } from '../../ui/date/long-day.ts'
import { Markdown } from '../../ui/text/markdown.tsx'
import { markdownBlocks } from '../../ui/text/markdown-blocks.ts'

type LegalText = Data<'content.getTcList'>[number]

/** One legal text, readable and printable. */
export function LegalPage({ text: { title, updatedAt, body } }: { text: LegalText }) {
  const blocks = markdownBlocks(body)
  const parts = blocks.flatMap((block) => (block.kind === 'h2' ? [block] : []))
  return (
    <main id="main">
      <article className="legal wrap">
        <header className="legal__head">
          <h1>{title}</h1>
          <p className="soft">
            Updated <time dateTime={updatedAt.slice(0, 10)}>{longDay(updatedAt)}</time>
          </p>
        </header>
        {parts.length > 3 && (
          <nav className="legal__parts legal__parts--above" aria-label="On this page">
            <Disclosure title="On this page">
              <Parts parts={parts} />
            </Disclosure>
          </nav>
        )}
        <div className="columns">
          <Markdown blocks={blocks} />
          <aside className="legal__side columns__side" aria-label="About this text">
            {parts.length > 1 && (
              <nav className="legal__parts" aria-labelledby="legal-parts">
                <h2 id="legal-parts">On this page</h2>
                <Parts parts={parts} />
              </nav>
            )}
            <p className="small soft">
              Anything unclear? Write to <a href={`mailto:${SUPPORT_MAILBOX}`}>{SUPPORT_MAILBOX}</a>.
            </p>
          </aside>
        </div>
      </article>
    </main>
  )
}

function Parts({ parts }: { parts: readonly { id: string; text: string }[] }) {
  return (
    <ul className="small">
      {parts.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
        </li>
      ))}
    </ul>
  )
}
