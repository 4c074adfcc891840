import { noEntry } from '@layover/rules/no-entry'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { Button } from '../../ui/form/button.tsx'
import { Section } from '../../ui/page/section.tsx'
import { keyOf } from '../journey/purchase-addresses.ts'
import type { ResultWords } from '../journey/result-words.ts'
import { BookingNotFound } from './booking-not-found.tsx'
import { useOnePassQuery } from './order-api.ts'
import { Pending } from './pending.tsx'
import './pass.css'
import './pass-print.css'

type Props = { head: (title: string) => ReactNode; words: ResultWords }

/** One pass, opened by a link of its own: nothing of its order but what stands on it (P512). */
export function OnePass({ head, words }: Props) {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const question = { passNumber: search.get('pass') ?? '', key: keyOf(hash) }
  const { data, error } = useOnePassQuery(question)
  if (!data && error) return <BookingNotFound head={head} noun="pass" error={error} />
  if (!data) return <Pending head={head} noun="pass" />
  const { serviceType, pass, visit } = data.shared
  if (serviceType !== words.serviceType)
    return data.path === undefined ? (
      <BookingNotFound head={head} noun="pass" />
    ) : (
      <Navigate replace to={`${data.path}?${search}${hash}`} />
    )
  const title = `A pass for ${pass.name}`
  return (
    <main id="main">
      {head(title)}
      <div className="booked wrap">
        <h1>{title}</h1>
        <p className="soft booked__lead">Save this link: it opens this pass on any device.</p>
        <div className="booked__actions">
          <Button onClick={() => window.print()}>
            <Printer size={20} aria-hidden />
            Print
          </Button>
        </div>
        <div className="booked__passes">{words.bought({ passes: [pass], ...(visit && { visit }) })}</div>
        <Section title="If you cannot get in" className="booked__no-entry">
          <p className="soft">{noEntry[words.serviceType]}</p>
        </Section>
      </div>
    </main>
  )
}
