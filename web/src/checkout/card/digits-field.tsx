import { asciiDigits } from '@layover/rules/digits'
import { type ChangeEvent, type ComponentProps, useLayoutEffect, useRef } from 'react'
import { TextField } from '../../ui/form/text-field.tsx'
import type { Edited } from './digits-edit.ts'

type Props = Omit<ComponentProps<typeof TextField>, 'onChange'> & {
  value: string
  onChange: (value: string) => void
  edit: (before: string, typed: string, caret: number) => Edited
}

/** A field that formats digits while the visitor types, without moving the caret away from them. */
export function DigitsField({ edit, onChange, ...field }: Props) {
  const wrapper = useRef<HTMLDivElement>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    wrapper.current?.querySelector('input')?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  const change = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const edited = edit(field.value, asciiDigits(target.value), target.selectionStart ?? target.value.length)
    caret.current = edited.caret
    onChange(edited.text)
  }
  return (
    <div ref={wrapper}>
      <TextField {...field} onChange={change} inputMode="numeric" />
    </div>
  )
}
