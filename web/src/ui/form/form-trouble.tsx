import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../card/notice.tsx'

type Props = { tone?: 'bad' | 'warn'; children: ReactNode }

/** Why a form that was right was not taken. It takes focus, so that nobody has to look for it. Give it a key per try. */
export function FormTrouble({ tone = 'bad', children }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    ref.current?.scrollIntoView?.({ block: 'center' })
    ref.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={ref} role="alert" tabIndex={-1} className="form-trouble">
      <Notice tone={tone}>{children}</Notice>
    </div>
  )
}
