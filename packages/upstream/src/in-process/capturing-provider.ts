import type { CardProvider, DecidedPayment } from '../payments/card-provider.ts'

/** The token of a card that is always declined. */
export const declinedToken = 'tok_declined_00000000'

interface CapturingProvider extends CardProvider {
  /** Deletes all payments: the named states share one order number. */
  readonly forget: () => void
}

/** Creates a provider in this process that captures every card but one, once for each reference. */
export function createCapturingProvider(): CapturingProvider {
  const ledger = new Map<string, DecidedPayment>()
  let sessions = 0
  return {
    forget: () => ledger.clear(),
    openSession: async () => {
      sessions += 1
      return {
        outcome: 'OPENED',
        clientSessionId: `session-${sessions}`,
        customerId: `customer-${sessions}`,
      }
    },
    charge: async ({ card, amountMinor, currency, merchantReference }) => {
      const isDeclined = 'token' in card && card.token === declinedToken
      const payment: DecidedPayment = {
        ...(isDeclined ? { outcome: 'REJECTED', reasonCode: 'INSUFFICIENT_FUNDS' } : { outcome: 'CAPTURED' }),
        paymentId: `pay_${ledger.size + 1}`,
        amountMinor,
        currency,
        card: { brand: 'visa', last4: '4242' },
      }
      const known = ledger.get(merchantReference) ?? payment
      ledger.set(merchantReference, known)
      return known
    },
    find: async (merchantReference) =>
      ledger.get(merchantReference) ?? { outcome: 'NOT_CHARGED', reasonCode: 'REFUSED' },
  }
}
