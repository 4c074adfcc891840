type Place = { agentId: string; code: string }

/** Spec §2: an airport's page. */
export function airportPath({ agentId, code }: Place): string {
  return `/airport/${encodeURIComponent(agentId)}/${encodeURIComponent(code)}`
}

/** Where a search without a chosen airport goes; the input's name is the query's (`wd`). */
export const SEARCH_PATH = '/airport-list/search'
