import { detail } from '../../test-kits/place-answers.test-kit.ts'
import { preBooking } from './journey.tsx'

/** Test support: the purchase that the walk is held to. */
export const sample = preBooking(detail)
