import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'

type Props = {
  title: ReactNode
  icon?: ReactNode
  isOpenAtFirst?: boolean
  /** True inside a card: it then draws no card of its own. */
  isInCard?: boolean
  /** Called each time it opens. */
  onOpen?: () => void
  children: ReactNode
}

/** A card that opens. It starts closed by default and works without JavaScript. */
export function Disclosure({ title, icon, isOpenAtFirst, isInCard, onOpen, children }: Props) {
  return (
    <details
      className={classNames('disclosure', isInCard ? 'disclosure--in-card' : 'card')}
      open={isOpenAtFirst}
      onToggle={onOpen && ((event) => event.currentTarget.open && onOpen())}
    >
      <summary className="disclosure__summary">
        {icon}
        <span>{title}</span>
        <ChevronDown className="disclosure__turn" size={20} aria-hidden />
      </summary>
      <div className="disclosure__body">{children}</div>
    </details>
  )
}
