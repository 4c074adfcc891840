/** One thing in schema.org's words, as JSON-LD has it. */
export interface LinkedData {
  readonly '@type': string
  readonly [name: string]: unknown
}

const CONTEXT = 'https://schema.org'

/** A thing that stands on its own in a page. */
export function standingAlone<D extends LinkedData>(data: D): D & { '@context': string } {
  return { '@context': CONTEXT, ...data }
}

/** One step of the way from home to a page; its path is made absolute. */
interface TrailStep {
  readonly name: string
  readonly path: string
}

/** The way from home to a page. `origin` has no slash at its end: 'https://shop.example'. */
export function trailData(steps: readonly TrailStep[], origin: string): LinkedData {
  const home = { name: 'Home', path: '/' }
  return standingAlone({
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  })
}
