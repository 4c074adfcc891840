import { type ReactNode, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { Link } from '../../ui/text/link.tsx'
import { currentOf, MAIN_LINKS } from './main-links.ts'

type Props = {
  label: string
  className?: string
  linkClassName: string
  mark?: ReactNode
  onClick?: () => void
}

/** The four links of the shop, with the one under which the shown page stands marked. */
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

/** Empty while a built page comes alive: it was built for no address, and React mends no attribute that differs. */
function useShownPathname(): string {
  const { pathname } = useLocation()
  return useSyncExternalStore(
    () => () => {},
    () => pathname,
    () => '',
  )
}
