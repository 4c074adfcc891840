import './help.css'
import { FindBooking } from '../../customer-service/find-booking.tsx'
import { Section } from '../../ui/page/section.tsx'
import { Answers, type Faq } from './answers.tsx'
import { HelpBand } from './help-band.tsx'
import { StillStuck } from './still-stuck.tsx'
import { type Topic, TopicCards } from './topics.tsx'

type Props = {
  topics: readonly Topic[]
  popular: readonly Faq[]
  /** Whether this upstream can find bookings. */
  hasSearch: boolean
}

/** The first page of help: the search, the groups and the popular questions. */
export function HelpIndexPage({ topics, popular, hasSearch }: Props) {
  const titleOf = (type: string) => topics.find((topic) => topic.type === type)?.title
  return (
    <main id="main">
      <HelpBand title="How can we help?" remark="Most answers take a minute to read." />
      <div className="wrap">
        <Section title="Topics">
          <TopicCards topics={topics} />
        </Section>
        {hasSearch && <FindBooking />}
        <div className="help-columns columns">
          <div>
            {popular.length > 0 && (
              <Section title="Most asked">
                <Answers faqs={popular} titleOf={titleOf} isFirstOpen />
              </Section>
            )}
          </div>
          <aside className="columns__side" aria-label="Contact">
            <StillStuck />
          </aside>
        </div>
      </div>
    </main>
  )
}
