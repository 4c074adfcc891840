import { Link } from '../../ui/link.tsx'
import { SearchBox } from '../../ui/search-box.tsx'

/** The airport search without its list: what the built page shows until more of the shop has arrived. */
export function PlainSearch() {
  return (
    <SearchBox
      label="Which airport are you flying from?"
      inputId="airport-search"
      action="/airport-list/search"
      below={
        <div className="search-box__links">
          <Link to="/airport-list/all">View all airports</Link>
        </div>
      }
    >
      <input
        id="airport-search"
        name="wd"
        type="search"
        autoComplete="off"
        placeholder="City, airport or code"
      />
    </SearchBox>
  )
}
