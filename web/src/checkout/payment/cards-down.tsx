import { FormTrouble } from '../../ui/form/form-trouble.tsx'
import { clockTime } from './clock-time.ts'

/** Card payments failed for a reason that is not the card; `until` is when the order ends. */
export type CardsAreDown = { readonly until: Date | undefined }

/** Nothing was charged, and the same order can be paid later (P371). Each press shows it anew, so it takes focus again. */
export function CardsDown({ until }: CardsAreDown) {
  return (
    <FormTrouble tone="warn">
      <p>Card payments are not working at the moment. Nothing has been charged.</p>
      <p>
        {until && `We are keeping your booking until ${clockTime(until)}, your local time. `}
        Please try again in a few minutes.
      </p>
    </FormTrouble>
  )
}
