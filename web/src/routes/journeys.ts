import { loungePass } from '../features/lounge-pass/journey.ts'

/** Every purchase of the shop. Another one is a feature folder, its route and a line here (architecture §6). */
export const journeys = [loungePass]
