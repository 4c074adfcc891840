import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../card/notice.tsx'
import { focusInView } from '../focus-in-view.ts'

type Props = { tone?: 'bad' | 'warn'; children: ReactNode }

/** The reason why the server refused a valid form. It takes focus. Give it a key per attempt. */
export function FormTrouble({ tone = 'bad', children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => focusInView(ref.current), [])
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="form-trouble">
      <Notice tone={tone}>{children}</Notice>
    </div>
  )
}
