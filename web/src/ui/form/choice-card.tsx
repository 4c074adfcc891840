import { type ComponentProps, type ReactNode, useId } from 'react'

type Props = { title: string; price?: string; children?: ReactNode } & Omit<
  ComponentProps<'input'>,
  'type' | 'title'
>

/** One of several choices: a radio button with its price and one sentence. Put them in a `fieldset` with a legend. */
export function ChoiceCard({ title, price, children, ...input }: Props) {
  const textId = useId()
  return (
    <label className="choice-card">
      <input {...input} type="radio" className="choice-card__radio" aria-describedby={textId} />
      <span className="choice-card__title">{title}</span>
      {price !== undefined && <span className="choice-card__price">{price}</span>}
      <span id={textId} className="choice-card__text">
        {children}
      </span>
    </label>
  )
}
