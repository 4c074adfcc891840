import './feedback.css'
import type { ReactNode } from 'react'
import { SentPage } from '../../customer-service/sent-page.tsx'
import { useSentReference } from '../../customer-service/sent-reference.ts'
import { Section } from '../../ui/page/section.tsx'
import { Link } from '../../ui/text/link.tsx'
import { Markdown } from '../../ui/text/markdown.tsx'
import { markdownBlocks } from '../../ui/text/markdown-blocks.ts'
import { FeedbackForm } from './feedback-form.tsx'
import { useFeedbackForm } from './use-feedback-form.ts'

type Props = {
  head: (title: string, hasError?: boolean) => ReactNode
  /** The survey's terms; null when they failed to load, and the form is open all the same. */
  terms: { readonly title: string; readonly body: string } | null
}

/** `/survey/tnc` (P21): the feedback form, with the survey's terms above its button. */
export function FeedbackPage({ head, terms }: Props) {
  const [reference, keep] = useSentReference()
  if (reference === undefined) return <Feedback head={head} terms={terms} onSent={keep} />
  return (
    <SentPage head={head} title="Thank you for your feedback" reference={reference}>
      <p>We read all feedback. Please quote this reference if you write to us about it.</p>
    </SentPage>
  )
}

function Terms({ terms }: Pick<Props, 'terms'>) {
  return (
    <Section title={terms?.title ?? 'Survey terms'} className="feedback__terms">
      {terms ? (
        <Markdown blocks={markdownBlocks(terms.body)} />
      ) : (
        <p className="soft">The terms did not load. Reload this page to read them before you send.</p>
      )}
    </Section>
  )
}

function Feedback({ head, terms, onSent }: Props & { onSent: (reference: string) => void }) {
  const form = useFeedbackForm(onSent)
  return (
    <main id="main">
      {head('How was your visit?', form.visible.summary.length > 0)}
      <div className="feedback wrap">
        <h1>How was your visit?</h1>
        <p className="soft feedback__lead">
          It takes two minutes. Need a reply? <Link to="/contact-us">Contact us</Link>.
        </p>
        <div className="feedback__parts">
          <FeedbackForm form={form} terms={<Terms terms={terms} />} />
        </div>
      </div>
    </main>
  )
}
