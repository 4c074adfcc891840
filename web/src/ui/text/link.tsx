import { type LinkProps, Link as RouterLink } from 'react-router'
import { useCarriedQuery } from './carried-query.ts'

/** A link inside the shop. The next page's code, never its data, loads when a finger or pointer comes near. */
export function Link({ to, ...props }: LinkProps) {
  const carry = useCarriedQuery()
  return <RouterLink prefetch="intent" {...props} to={carry(to)} />
}
