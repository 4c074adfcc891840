import { type LinkProps, type NavLinkProps, Link as RouterLink, NavLink as RouterNavLink } from 'react-router'
import { useCarriedQuery } from './carried-query.ts'

/** A link inside the shop. The next page's code (never its data) is fetched when a finger or pointer nears it. */
export function Link({ to, ...props }: LinkProps) {
  const carry = useCarriedQuery()
  return <RouterLink prefetch="intent" {...props} to={carry(to)} />
}

/** A link that says `aria-current="page"` while its page, or one below it, is shown. */
export function NavLink({ to, ...props }: NavLinkProps) {
  const carry = useCarriedQuery()
  return <RouterNavLink prefetch="intent" {...props} to={carry(to)} />
}
