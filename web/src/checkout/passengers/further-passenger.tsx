import type { Passenger } from '@layover/api-client'
import type { VisibleErrors } from '../../ui/form/use-visible-errors.ts'
import { Names } from './names.tsx'

type Props = {
  /** Counted from 1, the lead included. */
  place: number
  passenger: Passenger
  visible: VisibleErrors
  onChange: (names: Partial<Passenger>) => void
}

/** A further passenger, with a name and nothing else. */
export function FurtherPassenger({ place, passenger, visible, onChange }: Props) {
  return (
    <fieldset className="card fields fields--wide">
      <legend className="sr-only">Passenger {place}</legend>
      <p className="fields__title" aria-hidden="true">
        {place}. Passenger
      </p>
      <Names place={place} names={passenger} visible={visible} onChange={onChange} />
    </fieldset>
  )
}
