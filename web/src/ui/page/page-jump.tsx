import { ArrowDown } from 'lucide-react'

type Props = { places: readonly { id: string; label: string }[] }

/** On a phone: links to each list of a long page. */
export function PageJump({ places }: Props) {
  return (
    <nav className="page-jump wrap" aria-label="On this page">
      {places.map(({ id, label }) => (
        <a key={id} className="page-jump__link" href={`#${id}`}>
          {label}
          <ArrowDown size={18} aria-hidden />
        </a>
      ))}
    </nav>
  )
}
