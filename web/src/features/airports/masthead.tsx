import type { Airport } from '@layover/api-client'
import { wallClock } from '@layover/rules/wall-clock'
import { Clock } from 'lucide-react'
import { ArtworkImage } from '../../ui/card/artwork-image.tsx'
import { useNow } from '../../ui/date/use-now.ts'
import { BackLink } from '../../ui/page/back-link.tsx'

/** The airport's sign: code, picture, name and local time. */
export function Masthead({ airport }: { airport: Airport }) {
  const { code, name, city, country, imgUrl, timeZone } = airport
  return (
    <section className="masthead sign">
      <div className="masthead__inside">
        <BackLink to="/airport-list/all">All airports</BackLink>
        <p className="code masthead__code" aria-hidden="true">
          {code}
        </p>
        <ArtworkImage code={code} src={imgUrl} shape="window" className="masthead__picture" />
        <div className="masthead__text">
          <h1>
            {name} <span className="sr-only">({code})</span>
          </h1>
          <p className="soft">{[city, country].filter(Boolean).join(', ')}</p>
          <LocalTime timeZone={timeZone} city={city} />
        </div>
      </div>
    </section>
  )
}

function LocalTime({ timeZone, city }: { timeZone: string | undefined; city: string }) {
  const clock = wallClock(useNow(), timeZone)
  if (!clock) return null
  return (
    <p className="masthead__clock">
      <Clock size={18} aria-hidden />
      {clock.time} now ({city} time)
    </p>
  )
}
