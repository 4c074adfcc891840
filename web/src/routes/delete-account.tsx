import { DELETION } from '@layover/site/addresses'
import { replace } from 'react-router'
import type { Route } from './+types/delete-account.ts'

/** Redirects to its first page and keeps the query. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw replace(`${DELETION}${new URL(request.url).search}`)
}

export default function DeleteAccount() {
  return null
}
