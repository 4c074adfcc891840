import { DELETION } from '@layover/site/addresses'
import { replace } from 'react-router'
import type { Route } from './+types/delete-account.ts'

/** Leads to its first page, and takes the query along. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw replace(`${DELETION}${new URL(request.url).search}`)
}

export default function DeleteAccount() {
  return null
}
