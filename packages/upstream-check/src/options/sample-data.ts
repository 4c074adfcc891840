import type { CheckData } from './data-file.ts'

/**
 * The ids of the contract's own named states. The check tries them where `--data` has none, and uses them where the upstream
 * has that catalogue: then one command without a file checks nearly everything.
 */
export const sampleData = {
  airport: 'LHR',
  lounge: 'LHR-HARRIER',
  lane: { cipCode: 'LHR-FT-T5', airportCode: 'LHR' },
  plan: 'LAYOVER-EXPLORER',
  discounts: {
    percent: 'LAYOVER20',
    perOrder: 'TENOFF',
    perPass: 'FIVEEACH',
    freePasses: 'TWOFREE',
    allFree: 'ALLFREE',
    once: 'ONCE15',
    used: 'USED01',
    expired: 'EXPIRED1',
    notForPreBooking: 'WELCOME10',
  },
  account: { account: 'amelia@example.com', password: 'Take-off at dawn 7!' },
} as const satisfies CheckData

/** A token in the vault's form. A real provider does not know it, a scripted one takes any. */
export const sampleToken = 'tok_5Jw8Zq2LmX4vR7nT'
