import { Section } from '../../ui/page/section.tsx'
import { Link } from '../../ui/text/link.tsx'

/** The plans in a sentence, with the lowest price of a visit once it has loaded. */
export function MembershipOffer({ lowestVisit }: { lowestVisit: string | undefined }) {
  return (
    <Section className="wrap" title="Fly often? Pay less per visit.">
      <div className="sign plans-offer">
        <div>
          <p className="plans-offer__price">
            {lowestVisit ? `From ${lowestVisit} per visit` : 'Less per visit than a pass'}
          </p>
          <p className="plans-offer__text">
            A membership is a set of visits for a year, for you and your guests. It does not renew
            automatically.
          </p>
        </div>
        <Link className="plans-offer__link" to="/membership-plan">
          Compare plans
        </Link>
      </div>
    </Section>
  )
}
