import { useContext, useInsertionEffect, useState } from 'react'
import {
  UNSAFE_FrameworkContext as FrameworkContext,
  UNSAFE_DataRouterStateContext as RouterState,
  useMatches,
} from 'react-router'
import { applySheet } from '../../network/style-sheet.ts'

/**
 * The style sheets of the routes that are shown. Each stays once it is applied: the router's own `Links` removes those of
 * the page that goes, and a browser lays out the whole next page again when they come back.
 */
export function StyleSheets() {
  const sheets = useSheets()
  const [first] = useState(sheets)
  useInsertionEffect(() => sheets.forEach(applySheet))
  return first.map((href) => <link rel="stylesheet" href={href} precedence="route" key={href} />)
}

function useSheets(): string[] {
  const framework = useContext(FrameworkContext)
  const isStarted = useContext(RouterState)?.initialized && !import.meta.env.SSR
  // The fallback page knows no route: the sheets of its address come with the code, which nothing may wait for before.
  const isRootAlone = framework?.isSpaMode && !isStarted
  const shown = useMatches().slice(0, isRootAlone ? 1 : undefined)
  return [...new Set(shown.flatMap(({ id }) => framework?.manifest.routes[id]?.css ?? []))]
}
