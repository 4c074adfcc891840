import { plans } from '../../test-kits/offer-answers.test-kit.ts'
import { membership } from './journey.tsx'

/** Test support: the purchase that the walk is held to. */
export const sample = membership(plans)
