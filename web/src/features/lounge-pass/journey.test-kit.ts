import { loungePass } from './journey.ts'

/** Test support: the purchase that the walk is held to. */
export const sample = loungePass
