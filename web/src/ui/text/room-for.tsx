import type { ReactNode } from 'react'
import './room-for.css'

/** A text that another one will replace: it takes the room of both from the start, so that nothing around it moves (P606). */
export function RoomFor({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="room-for" data-text={text}>
      <span>{children}</span>
    </span>
  )
}
