import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = { title: string; icon?: ReactNode; isOpenAtFirst?: boolean; children: ReactNode }

/** A card that opens: collapsed unless said otherwise, and without JavaScript too. */
export function Disclosure({ title, icon, isOpenAtFirst, children }: Props) {
  return (
    <details className="card disclosure" open={isOpenAtFirst}>
      <summary className="disclosure__summary">
        {icon}
        <span>{title}</span>
        <ChevronDown className="disclosure__turn" size={20} aria-hidden />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  )
}
