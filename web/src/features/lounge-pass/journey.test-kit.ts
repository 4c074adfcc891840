import { loungePass } from './journey.ts'

/** Test support: a sample of this purchase for the tests of the walk. */
export const sample = loungePass
