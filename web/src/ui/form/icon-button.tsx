import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** A round button with an icon alone: only remove, close and month arrows go without their word. */
export function IconButton({ label, className, ...props }: { label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" {...props} aria-label={label} className={classNames('icon-button', className)} />
  )
}
