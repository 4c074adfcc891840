import { Info } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  price?: string
  /** The price's condition: '2 people, including all fees'. */
  note?: ReactNode
  /** The line about missing answers that keep the button disabled. */
  missing?: ReactNode
  /** The one main button. */
  children: ReactNode
}

/** The missing answers, in words. */
export function MissingLine({ id, text }: { id: string; text: string }) {
  return (
    <p className="bottom-bar__missing" id={id}>
      <Info size={20} aria-hidden />
      <span>{text}</span>
    </p>
  )
}

/** The sign at the end of `main`: the price left, the button right. From 1024 px the summary has both. */
export function BottomBar({ price, note, missing, children }: Props) {
  return (
    <div className="bottom-bar sign">
      {missing}
      <p>
        {price && <span className="bottom-bar__price">{price}</span>}
        {note && <span className="small soft">{note}</span>}
      </p>
      {children}
    </div>
  )
}
