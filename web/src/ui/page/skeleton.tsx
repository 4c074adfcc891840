import { classNames } from '../class-names.ts'

type Props = {
  shape: 'text' | 'picture' | 'button' | 'words'
  width?: 'half' | 'third'
  className?: string
  /** Words of the true length, which nobody sees. */
  children?: string
}

/** The placeholder of content that loads, at its true size. It is silent: the region around it has `aria-busy`. */
export function Skeleton({ shape, width, className, children }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton', `skeleton--${shape}`, width && `skeleton--${width}`, className)}
    >
      {children}
    </span>
  )
}
