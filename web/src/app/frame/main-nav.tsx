import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useIsAlive } from '../../ui/page/use-is-alive.ts'
import { Link } from '../../ui/text/link.tsx'
import { currentOf, MAIN_LINKS } from './main-links.ts'

type Props = {
  label: string
  className?: string
  linkClassName: string
  mark?: ReactNode
  onClick?: () => void
}

/** The four links of the shop. The link of the shown page is marked. */
export function MainNav({ label, className, linkClassName, mark, onClick }: Props) {
  const pathname = useShownPathname()
  return (
    <nav className={className} aria-label={label}>
      {MAIN_LINKS.map((link) => (
        <Link
          key={link.to}
          className={linkClassName}
          to={link.to}
          aria-current={currentOf(link, pathname)}
          onClick={onClick}
        >
          {link.name}
          {mark}
        </Link>
      ))}
    </nav>
  )
}

/** Empty while a prerendered page hydrates: it has no address, and React does not correct attributes that differ. */
function useShownPathname(): string {
  const { pathname } = useLocation()
  return useIsAlive() ? pathname : ''
}
