import { detail } from '../../test-kits/place-answers.test-kit.ts'
import { preBooking } from './journey.tsx'

/** Test support: a sample of this purchase for the tests of the walk. */
export const sample = preBooking(detail)
