import type { ComponentProps } from 'react'
import { classNames } from '../class-names.ts'

type Props = { as?: 'div' | 'article' | 'section' } & ComponentProps<'div'>

/** A white box for a product or a form. */
export function Card({ as: Element = 'div', className, ...props }: Props) {
  return <Element {...props} className={classNames('card', className)} />
}
