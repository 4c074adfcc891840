import type { CardProvider, DecidedPayment } from '../payments/card-provider.ts'

/** A card of this text is declined, whatever it costs. */
export const declinedToken = 'tok_declined_00000000'

interface CapturingProvider extends CardProvider {
  /** It knows no payment any more: the named states use one order number for them all. */
  readonly forget: () => void
}

/** A provider in this process that captures every card but one, once for each reference. */
export function createCapturingProvider(): CapturingProvider {
  const ledger = new Map<string, DecidedPayment>()
  let sessions = 0
  return {
    forget: () => ledger.clear(),
    openSession: async () => {
      sessions += 1
      return { clientSessionId: `session-${sessions}`, customerId: `customer-${sessions}` }
    },
    charge: async ({ card, amountMinor, currency, merchantReference }) => {
      const isDeclined = 'token' in card && card.token === declinedToken
      const payment: DecidedPayment = {
        ...(isDeclined ? { outcome: 'REJECTED', reasonCode: 'INSUFFICIENT_FUNDS' } : { outcome: 'CAPTURED' }),
        paymentId: `pay_${ledger.size + 1}`,
        amountMinor,
        currency,
      }
      const known = ledger.get(merchantReference) ?? payment
      ledger.set(merchantReference, known)
      return known
    },
    find: async (merchantReference) =>
      ledger.get(merchantReference) ?? { outcome: 'NOT_CHARGED', reasonCode: 'REFUSED' },
  }
}
