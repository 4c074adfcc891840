import { ArrowDown } from 'lucide-react'

/** A link down to another part of a long page. */
export function JumpLink({ to, children }: { to: string; children: string }) {
  return (
    <a className="jump-link" href={`#${to}`}>
      {children}
      <ArrowDown size={18} aria-hidden />
    </a>
  )
}
