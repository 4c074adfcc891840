import { ChevronLeft } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from '../text/link.tsx'

/** The link back, above a page's heading, with the name of its target. */
export function BackLink({ children, ...props }: ComponentProps<typeof Link>) {
  return (
    <Link {...props} className="back-link">
      <ChevronLeft size={20} aria-hidden />
      {children}
    </Link>
  )
}
