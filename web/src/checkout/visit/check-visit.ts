import { checkFlightNumber } from '@layover/rules/flight-number'
import { TIME_UNAVAILABLE_MESSAGE } from '@layover/rules/lead-time'
import type { FieldErrors } from '../../ui/form/use-visible-errors.ts'
import type { VisitDraft } from './visit-draft.ts'

/** The ids of the controls, for the error summary. */
export const visitFieldId = {
  when: 'visit',
  date: 'visit-date',
  time: 'visit-time',
  flight: 'flight-number',
} as const

const FLIGHT_MISSING = 'Enter your flight number.'

/** The errors of date, time and flight, keyed by field, in the order of the form (P96, P97). */
export function checkVisit({ visitDate, visitTime, lostTime, flightNumber }: VisitDraft): {
  when: FieldErrors
  flight: FieldErrors
} {
  const flight = checkFlightNumber(flightNumber)
  const timeMissing = lostTime ? TIME_UNAVAILABLE_MESSAGE : 'Choose a visit time.'
  return {
    when: {
      ...(visitDate === '' && { [visitFieldId.date]: 'Choose a visit date.' }),
      ...(visitDate !== '' && visitTime === '' && { [visitFieldId.time]: timeMissing }),
    },
    flight: flight.ok
      ? {}
      : { [visitFieldId.flight]: flightNumber.trim() === '' ? FLIGHT_MISSING : flight.message },
  }
}
