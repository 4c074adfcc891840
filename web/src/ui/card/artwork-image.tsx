import { type ArtworkOptions, artworkSource } from '@layover/site/drawings/artwork'
import { classNames } from '../class-names.ts'

type Props = ArtworkOptions & {
  code: string
  /** A picture from another server; the drawing replaces it when it fails to load. */
  src?: string | undefined
  /** `inner`: rounded, inside a card. `window`: an oval in the sign. */
  shape?: 'inner' | 'window'
  className?: string
}

/** The picture of a code. It is decorative: the name is in the text beside it. */
export function ArtworkImage({ code, src, shape, className, ...options }: Props) {
  const isOpen = options.isOpen ?? shape === 'window'
  const drawn = artworkSource(code, { ...options, isOpen })
  return (
    <img
      src={src || drawn}
      alt=""
      width={320}
      height={240}
      decoding="async"
      loading={src ? 'lazy' : undefined}
      onError={src ? (event) => fallBack(event.currentTarget, drawn) : undefined}
      className={classNames('picture', src && 'picture--remote', shape && `picture--${shape}`, className)}
    />
  )
}

function fallBack(image: HTMLImageElement, drawn: string): void {
  if (image.src !== drawn) image.src = drawn
}
