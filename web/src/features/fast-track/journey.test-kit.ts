import { laneDetail } from '../../test-kits/place-answers.test-kit.ts'
import { fastTrack } from './journey.tsx'

/** Test support: a sample of this purchase for the tests of the walk. */
export const sample = fastTrack(laneDetail)
