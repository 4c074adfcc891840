import './pager.css'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { ButtonLink } from '../form/button.tsx'

type Props = {
  /** From 1. */
  page: number
  /** The number of pages; for one page nothing shows. */
  pages: number
  /** The address of a page. */
  pathOf: (page: number) => string
}

/** Links through a list that is longer than a page. */
export function Pager({ page, pages, pathOf }: Props) {
  if (pages <= 1) return null
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 && (
        <ButtonLink to={pathOf(page - 1)} rel="prev">
          <ChevronLeft size={20} aria-hidden />
          Previous
        </ButtonLink>
      )}
      <p className="small soft" aria-current="page">
        Page {page} of {pages}
      </p>
      {page < pages && (
        <ButtonLink to={pathOf(page + 1)} rel="next">
          Next
          <ChevronRight size={20} aria-hidden />
        </ButtonLink>
      )}
    </nav>
  )
}
