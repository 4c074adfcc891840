import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

/** A round button with only an icon, for remove, close and month arrows. */
export function IconButton({ label, className, ...props }: { label: string } & ComponentProps<'button'>) {
  return (
    <button type="button" {...props} aria-label={label} className={classNames('icon-button', className)} />
  )
}
