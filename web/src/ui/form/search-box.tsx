import { Search } from 'lucide-react'
import { type ComponentProps, type ReactNode, useContext } from 'react'
import { Form } from 'react-router'
import { CarriedQuery } from '../text/carried-query.ts'
import { Button } from './button.tsx'

type Props = {
  label: string
  inputId: string
  /** The address that Enter and the button open, with the input's name and value as the query. */
  action: string
  /** The input without a border; the box draws one. */
  children: ReactNode
  /** Content under the box: links, a list of results. */
  below?: ReactNode
} & ComponentProps<typeof Form>

/** A search with its label above, and the amber button in one frame with the input. It works without JavaScript. */
export function SearchBox({ label, inputId, action, children, below, ...form }: Props) {
  const carried = Object.entries(useContext(CarriedQuery))
  return (
    <Form {...form} className="search-box" role="search" action={action}>
      <label className="search-box__label" htmlFor={inputId}>
        {label}
      </label>
      {carried.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="search-box__frame">
        {children}
        <Button look="main" type="submit">
          <Search size={20} strokeWidth={2.25} aria-hidden />
          Search
        </Button>
      </div>
      {below}
    </Form>
  )
}
