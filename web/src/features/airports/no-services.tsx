import type { Airport } from '@layover/api-client'
import { airportPath } from '@layover/site/addresses'
import { ButtonLink } from '../../ui/form/button.tsx'
import { Section } from '../../ui/page/section.tsx'

type Props = {
  airport: Airport
  /** The nearest airport with a lounge or a lane; `undefined` when unknown. */
  nearest: Airport | undefined
}

/** Shown for an airport without services, with the nearest one that has some. */
export function NoServices({ airport, nearest }: Props) {
  return (
    <Section title="No lounge or lane here yet" className="wrap">
      <p className="soft no-services__text">
        {nearest
          ? `We have nothing at ${airport.name} so far. The nearest airport with ${offerOf(nearest)} is ${nearest.name} (${nearest.code}) in ${nearest.city}, ${nearest.country}.`
          : `We have nothing at ${airport.name} so far. Find another airport on your way.`}
      </p>
      <div className="no-services__ways">
        {nearest && (
          <ButtonLink look="solid" to={airportPath(nearest)}>
            Go to {nearest.code}
            <span className="sr-only">, {nearest.name}</span>
          </ButtonLink>
        )}
        <ButtonLink look="link" to="/airport-list/all">
          All airports
        </ButtonLink>
      </div>
    </Section>
  )
}

function offerOf({ supportLounge, supportCip }: Airport): string {
  if (supportLounge && supportCip) return 'lounges and fast-track lanes'
  return supportLounge ? 'a lounge' : 'a fast-track lane'
}
