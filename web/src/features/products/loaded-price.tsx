import { Skeleton } from '../../ui/page/skeleton.tsx'

type Props = {
  /** As text: '£34.00'; missing while it loads. */
  price: string | undefined
  /** Loading has failed, and the popup has reported it. */
  isMissing: boolean
  /** The sentence that is shown instead. */
  missing?: string
}

/** A price that loads after the page. Its placeholder has the true height. */
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
