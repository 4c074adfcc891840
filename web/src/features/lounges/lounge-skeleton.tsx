import { Skeleton } from '../../ui/page/skeleton.tsx'

const LINES = ['a', 'b', 'c', 'd']

/** The facts of a lounge that are known before its page has loaded. */
type Known = { name?: string; place?: string; code?: string; picture?: string }

/** The placeholder of a lounge's page, with the facts of the first HTML. */
export function LoungeSkeleton({ name, place, code, picture }: Known) {
  return (
    <div className="wrap lounge-page">
      <div className="columns">
        <div>
          {picture ? (
            <div className="lounge-page__picture">
              <img src={picture} alt="" width={320} height={240} className="picture picture--remote" />
            </div>
          ) : (
            <div className="lounge-page__picture picture" />
          )}
          <div className="lounge-head">
            <p className="small soft lounge-head__place">{place ?? <Skeleton shape="text" width="half" />}</p>
            <h1>
              {name ?? <span className="sr-only">Lounge</span>}
              {!name && <Skeleton shape="text" width="half" />}
            </h1>
            {code && (
              <p className="code lounge-head__code" aria-hidden="true">
                {code}
              </p>
            )}
          </div>
          <ul className="ruled-list">
            {LINES.map((line) => (
              <li className="ruled-list__row" key={line}>
                <Skeleton shape="picture" />
                <Skeleton shape="text" />
              </li>
            ))}
          </ul>
        </div>
        <aside className="card entry-card columns__side">
          <div className="entry-card__body">
            <Skeleton shape="text" width="half" />
            <Skeleton shape="text" />
            <Skeleton shape="text" />
          </div>
        </aside>
      </div>
    </div>
  )
}

/** The placeholders of an airport's lists, at their true size. */
export function LoungeListSkeleton() {
  return (
    <section className="section wrap">
      <div className="section__head">
        <p className="lounge-list__title-place">
          <Skeleton shape="text" />
        </p>
      </div>
      <ul className="lounge-list">
        {LINES.map((line) => (
          <li className="card lounge-item" key={line}>
            <div className="lounge-item__picture">
              <Skeleton shape="picture" />
            </div>
            <div className="lounge-item__body">
              <p className="lounge-item__name-place">
                <Skeleton shape="text" width="half" />
              </p>
              {LINES.map((text) => (
                <p className="small" key={text}>
                  <Skeleton shape="text" />
                </p>
              ))}
              <p className="lounge-item__ways">
                <Skeleton shape="text" width="half" />
              </p>
              <Skeleton shape="button" />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
