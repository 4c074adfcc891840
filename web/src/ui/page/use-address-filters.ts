import { useLocation, useNavigate } from 'react-router'
import { useCarriedQuery } from '../text/carried-query.ts'

/** Filters in the address: they can be shared, and Back removes the last one. */
type AddressFilters = {
  readonly query: URLSearchParams
  /** Sets filters, or removes those that are `null`, with one entry in the history. Focus and scrolling stay. */
  readonly change: (filters: Readonly<Record<string, string | null>>) => void
}

export function useAddressFilters(): AddressFilters {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const carry = useCarriedQuery()
  const change: AddressFilters['change'] = (filters) => {
    const next = new URLSearchParams(search)
    for (const [name, value] of Object.entries(filters)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    const text = next.toString()
    const to = carry({ search: text && `?${text}`, hash })
    void navigate(to, { state: { keepsFocus: true } })
  }
  return { query: new URLSearchParams(search), change }
}
