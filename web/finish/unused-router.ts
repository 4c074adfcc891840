import type { Plugin } from 'vite'

/**
 * Functions of the router that no page of the shop calls, although the router names them, so that a build keeps them: for
 * posts to a route, for fetchers, for routes that are found on the way, for scroll positions and `prefetch` of links (the shop
 * has its own), and for instrumentations.
 */
const UNUSED = [
  'handleAction',
  'handleFetcherAction',
  'handleFetcherLoader',
  'fetch2',
  'getFetcher',
  'resetFetcher',
  'queueFetcherForDeletion',
  'discoverRoutes',
  'patchRoutes',
  'patchRoutesImpl',
  '_internalSetRoutes',
  'enableScrollRestoration',
  'PrefetchPageLinks',
  'instrumentClientSideRouter',
  'getRouteInstrumentationUpdates',
]

type Node = { type: string; start: number; end: number; id?: { name: string } | null; body?: Node | Node[] }

/** The functions that a file declares outside any other, and those right inside one of them. */
function functionsIn({ body }: Node, depth = 0): Node[] {
  const statements = Array.isArray(body) ? body : []
  const declared = statements.filter(({ type }) => type === 'FunctionDeclaration')
  const inside = depth === 0 ? declared.flatMap(({ body }) => functionsIn(body as Node, 1)) : []
  return [...declared, ...inside]
}

/** `code` with each unused function emptied: called all the same, it says so. */
export function withoutUnused(code: string, program: Node): { code: string; emptied: string[] } {
  const emptied = functionsIn(program).filter(({ id }) => id && UNUSED.includes(id.name))
  const cut = [...emptied]
    .sort((a, b) => b.start - a.start)
    .reduce((text, { id, body }) => {
      const { start, end } = body as Node
      return `${text.slice(0, start)}{throw new Error('The shop has no ${id?.name}.')}${text.slice(end)}`
    }, code)
  return { code: cut, emptied: emptied.map(({ id }) => id?.name ?? '') }
}

/** Lets the build drop components that nobody draws: their names for developers would hold them. */
function withoutNames(code: string): string {
  return code
    .replace(/^\w+\.displayName = "\w+";$/gm, '')
    .replace(/= (?=\w+\.forwardRef\()/g, '= /* @__PURE__ */ ')
}

/** Leaves 5 kB of the router out of every page. A router that has other functions now ends the build. */
export function unusedRouter(): Plugin {
  const missing = new Set(UNUSED)
  return {
    name: 'unused-router',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /\/react-router\/dist\/production\/.*\.mjs$/ },
      handler(source) {
        const { code, emptied } = withoutUnused(source, this.parse(source) as unknown as Node)
        for (const name of emptied) missing.delete(name)
        return { code: withoutNames(code), map: null }
      },
    },
    generateBundle() {
      if (missing.size > 0) throw new Error(`The router has no ${[...missing].join(', ')} any more.`)
    },
  }
}
