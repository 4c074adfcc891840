import type { PurchaseEntry } from '../checkout/purchase-entry.ts'
import { fastTrack } from './fast-track/entry.ts'
import { loungePass } from './lounge-pass/entry.ts'
import { membership } from './membership/entry.ts'
import { preBooking } from './pre-booking/entry.ts'

/** Every purchase of the shop. A new one is a feature folder and a line here; CONTRIBUTING describes the folder. */
export const purchases: readonly PurchaseEntry[] = [loungePass, preBooking, fastTrack, membership]
