import { plans } from '../../test-kits/offer-answers.test-kit.ts'
import { membership } from './journey.tsx'

/** Test support: a sample of this purchase for the tests of the walk. */
export const sample = membership(plans)
