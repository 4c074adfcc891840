import { laneDetail } from '../../test-kits/place-answers.test-kit.ts'
import { fastTrack } from './journey.tsx'

/** Test support: the purchase that the walk is held to. */
export const sample = fastTrack(laneDetail)
