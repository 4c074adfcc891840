import { fastTrack } from '../features/fast-track/journey.tsx'
import { loungePass } from '../features/lounge-pass/journey.ts'
import { preBooking } from '../features/pre-booking/journey.tsx'

/** Every purchase of the shop, made of what it sells. Another one is a feature folder, its route and a line here. */
export const journeys = { loungePass: () => loungePass, fastTrack, preBooking }
