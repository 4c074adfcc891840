import { Skeleton } from '../../ui/page/skeleton.tsx'

type Props = {
  /** As text: '£34.00'; not there while the server is being asked. */
  price: string | undefined
  /** The server did not tell it; the popup has said so. */
  isMissing: boolean
  /** Where to find it then. */
  missing?: string
}

/** A price that comes in after the page: its place has the true height from the start. */
export function LoadedPrice({ price, isMissing, missing = 'In your cart' }: Props) {
  return (
    <p className="loaded-price" aria-busy={!price && !isMissing}>
      {price ??
        (isMissing ? (
          <span className="loaded-price__missing">{missing}</span>
        ) : (
          <Skeleton shape="text" width="third" />
        ))}
    </p>
  )
}
