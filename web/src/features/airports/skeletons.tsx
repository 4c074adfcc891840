import { Skeleton } from '../../ui/page/skeleton.tsx'

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

/** The placeholder of the lists while the first page's data arrives. */
export function AirportListSkeleton() {
  return (
    <main id="main" aria-busy="true">
      <section className="airport-list-head wrap">
        <div>
          <h1>Airports</h1>
          <p className="soft airport-list-head__count">
            <Skeleton shape="text" width="half" />
          </p>
        </div>
        <Skeleton shape="picture" className="search-place" />
      </section>
      <div className="wrap airport-list-body">
        <ul className="airport-rows">
          {ROWS.map((row) => (
            <li className="airport-row" key={row}>
              <Skeleton shape="text" />
              <span className="airport-option__name">
                <Skeleton shape="text" width="half" />
                <small className="airport-option__place">
                  <Skeleton shape="text" width="third" />
                </small>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </main>
  )
}

/** The sign's text before the page has loaded; a missing part is still loading. */
type Known = { code: string; name?: string; place?: string }

/** The placeholder of the sign: the code is in the address, and the first HTML has name and place. */
export function MastheadSkeleton({ code, name, place }: Known) {
  return (
    <section className="masthead sign">
      <div className="masthead__inside">
        <span className="back-link">All airports</span>
        <p className="code masthead__code" aria-hidden={name ? 'true' : undefined}>
          {code}
        </p>
        <div className="picture picture--window masthead__picture" />
        <div className="masthead__text">
          <h1>
            {name} <span className="sr-only">{name ? `(${code})` : code}</span>
            {!name && <Skeleton shape="text" width="half" />}
          </h1>
          <p className="soft">{place ?? <Skeleton shape="text" width="half" />}</p>
          <p className="masthead__clock">
            <Skeleton shape="text" width="third" />
          </p>
        </div>
      </div>
    </section>
  )
}
