import type { ReactNode } from 'react'

/** Facts under one ink rule, with hairlines between. */
export function RuledList({ children }: { children: ReactNode }) {
  return <ul className="ruled-list">{children}</ul>
}

/** One fact: an icon of 24 px and a sentence. */
export function RuledRow({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="ruled-list__row">
      {icon}
      <div>{children}</div>
    </li>
  )
}
