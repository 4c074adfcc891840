import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'
import { Link } from '../text/link.tsx'

type Look = {
  /** `main` is the one amber action of a view; `solid` and `outlined` are second and third rank. */
  look?: 'main' | 'solid' | 'outlined' | 'link'
  /** As wide as its container. */
  isWide?: boolean
  /** 44 px high, for buttons that repeat in a list. */
  isInList?: boolean
}

function buttonClass({ look = 'outlined', isWide, isInList }: Look, more?: string): string {
  return classNames('button', `button--${look}`, isWide && 'button--wide', isInList && 'button--list', more)
}

/** A button. It submits nothing by default. */
export function Button({ look, isWide, isInList, className, ...props }: Look & ComponentProps<'button'>) {
  const looks = { ...(look && { look }), isWide: !!isWide, isInList: !!isInList }
  return <button type="button" {...props} className={buttonClass(looks, className)} />
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  isWide,
  isInList,
  className,
  ...props
}: Look & ComponentProps<typeof Link>) {
  const looks = { ...(look && { look }), isWide: !!isWide, isInList: !!isInList }
  return <Link {...props} className={buttonClass(looks, className)} />
}
