import { HELP } from '@layover/site/addresses'
import { replace } from 'react-router'
import type { Route } from './+types/help-topics.ts'

/** Redirects to its first page and keeps the query. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  throw replace(`${HELP}${new URL(request.url).search}`)
}

export default function HelpTopics() {
  return null
}
