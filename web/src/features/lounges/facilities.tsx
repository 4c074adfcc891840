import { Section } from '../../ui/page/section.tsx'
import { facilityIcon } from './icons.ts'

/** The facilities, each with its icon. Nothing when the provider lists none. */
export function Facilities({ facilities }: { facilities: readonly string[] }) {
  if (facilities.length === 0) return null
  return (
    <Section title="Inside">
      <ul className="facilities">
        {facilities.map((facility) => {
          const Icon = facilityIcon(facility)
          return (
            <li className="facilities__one" key={facility}>
              <Icon size={24} aria-hidden />
              {facility}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
