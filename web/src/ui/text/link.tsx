import { type LinkProps, Link as RouterLink } from 'react-router'
import { useCarriedQuery } from './carried-query.ts'

/** A link inside the shop. */
export function Link({ to, ...props }: LinkProps) {
  const carry = useCarriedQuery()
  return <RouterLink {...props} to={carry(to)} />
}
