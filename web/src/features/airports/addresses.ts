type Place = { agentId: string; code: string }

/** An airport's page (P8). */
export function airportPath({ agentId, code }: Place): string {
  return `/airport/${encodeURIComponent(agentId)}/${encodeURIComponent(code)}`
}

/** Where a search without a chosen airport goes; the input's name is the query's (`wd`). */
export const SEARCH_PATH = '/airport-list/search'
