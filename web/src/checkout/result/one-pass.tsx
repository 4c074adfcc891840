import type { SharedPass } from '@layover/api-client'
import { noEntry } from '@layover/rules/no-entry'
import { Printer } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useNoteSaved } from '../../network/saved-at.ts'
import { useWhenBack } from '../../network/when-back.ts'
import { keepPass } from '../../session/order-copies.ts'
import { Button } from '../../ui/form/button.tsx'
import { Section } from '../../ui/page/section.tsx'
import { keyOf } from '../journey/purchase-addresses.ts'
import type { ResultWords } from '../journey/result-words.ts'
import { BookingNotFound } from './booking-not-found.tsx'
import { useOnePassQuery } from './order-api.ts'
import { Pending } from './pending.tsx'
import { type Listed, SavedOnDevice } from './saved-on-device.tsx'
import './pass.css'
import './pass-print.css'

/** A pass that was sent on, for the list of this device: by its own number, without its passenger. */
const listedOf = ({ pass, visit }: SharedPass): Listed => ({
  reference: pass.number,
  passes: [pass],
  ...(visit && { visit }),
})

type Props = { head: (title: string) => ReactNode; words: ResultWords }

/** One pass, opened by a link of its own: nothing of its order but what stands on it (P512). */
export function OnePass({ head, words }: Props) {
  const [search] = useSearchParams()
  const { hash } = useLocation()
  const question = { passNumber: search.get('pass') ?? '', key: keyOf(hash) }
  const { data, error, refetch, fulfilledTimeStamp } = useOnePassQuery(question)
  const shared = data?.shared
  const listed = useMemo(() => shared && listedOf(shared), [shared])
  useNoteSaved(data?.savedAt, fulfilledTimeStamp)
  useWhenBack(() => {
    if (data?.savedAt !== undefined) void refetch()
  })
  if (!data && error) return <BookingNotFound head={head} noun="pass" error={error} readAgain={refetch} />
  if (!shared || !listed) return <Pending head={head} noun="pass" />
  const { serviceType, pass, visit } = shared
  if (serviceType !== words.serviceType)
    return data?.path === undefined ? (
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
        <SavedOnDevice listed={listed} copy={shared} keep={keepPass} isNew={data?.savedAt === undefined} />
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
