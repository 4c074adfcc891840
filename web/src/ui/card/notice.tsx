import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

const ICONS = { plain: Info, good: CircleCheck, bad: CircleAlert, warn: TriangleAlert }

type Props = { tone?: keyof typeof ICONS; icon?: ReactNode; children: ReactNode }

/** A sentence with an icon. The plain tone has no fill; the others have one. */
export function Notice({ tone = 'plain', icon, children }: Props) {
  const Icon = ICONS[tone]
  return (
    <div className={classNames('notice', `notice--${tone}`)}>
      {icon ?? <Icon size={20} aria-hidden />}
      <div>{children}</div>
    </div>
  )
}
