import { classNames } from '../class-names.ts'

type Props = { shape: 'text' | 'picture' | 'button'; width?: 'half' | 'third'; className?: string }

/** The place of something that is on its way, at its true size. Silent: the region around it says `aria-busy`. */
export function Skeleton({ shape, width, className }: Props) {
  return (
    <span
      aria-hidden="true"
      className={classNames('skeleton', `skeleton--${shape}`, width && `skeleton--${width}`, className)}
    />
  )
}
