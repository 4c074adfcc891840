/** A schema.org object in JSON-LD. */
export interface LinkedData {
  readonly '@type': string
  readonly [name: string]: unknown
}

const CONTEXT = 'https://schema.org'

/** Adds the context that a page's top-level objects need. */
export function withContext<D extends LinkedData>(data: D): D & { '@context': string } {
  return { '@context': CONTEXT, ...data }
}

/** One step from home to a page. Its path becomes an absolute address. */
interface Breadcrumb {
  readonly name: string
  readonly path: string
}

/** The breadcrumbs from home to a page. `origin` has no slash at its end: 'https://shop.example'. */
export function breadcrumbData(steps: readonly Breadcrumb[], origin: string): LinkedData {
  const home = { name: 'Home', path: '/' }
  return withContext({
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  })
}
