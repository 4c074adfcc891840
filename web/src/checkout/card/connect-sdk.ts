import { toMmyy } from '@layover/rules/card-expiry'
import { IinDetailsStatus, type PaymentDetails, PaymentRequest, Session } from 'connect-sdk-client-js'
import type { Card } from './card.ts'
import { connectFault } from './connect-fault.ts'
import type { PaymentContext } from './payment-context.ts'
import { type ConnectSession, type OpenConnect, REFUSED_NUMBER } from './session-provider.ts'
import { utf8Bytes } from './utf8-bytes.ts'

/** The SDK's errors call it without looking, and not every browser has it: they would throw something else instead. */
if (!('captureStackTrace' in Error)) Object.assign(Error, { captureStackTrace: () => undefined })

/** The one file that opens the provider's SDK. It weighs more than the rest of the checkout, so it is loaded lazily. */
export const openConnect: OpenConnect = (details, context): ConnectSession => {
  const session = new Session(details)
  const payment = paymentDetails(context)
  return {
    lookUp: async (digits) => {
      try {
        const found = await allowedProduct(session, digits, payment)
        // The press will need it; whether it came, the press will tell.
        if (found.kind === 'ready') session.getPaymentProduct(found.value, payment).catch(() => {})
        return found
      } catch (fault) {
        return connectFault(fault)
      }
    },
    encrypt: async (card) => {
      try {
        const found = await allowedProduct(session, card.cardNumber, payment)
        if (found.kind !== 'ready') return found
        // Without a cache of its own it asks for the key anew, so a session that has ended is found out before it pays.
        const asking = new Session(details)
        // The encryptor would ask too, and drop that promise when the request is not valid: so the key is there first.
        const [product] = await Promise.all([
          session.getPaymentProduct(found.value, payment),
          asking.getPublicKey(),
        ])
        const request = new ExactRequest(details.clientSessionId)
        request.setPaymentProduct(product)
        for (const [field, value] of valuesOf(card)) request.setValue(field, value)
        return { kind: 'ready', value: await asking.getEncryptor().encrypt(request) }
      } catch (fault) {
        return connectFault(fault)
      }
    },
  }
}

/** The product that the number's first digits belong to. A card that is not allowed here is no failure to the SDK. */
async function allowedProduct(session: Session, digits: string, payment: PaymentDetails) {
  const { status, paymentProductId } = await session.getIinDetails(digits, payment)
  return status === IinDetailsStatus.SUPPORTED
    ? ({ kind: 'ready', value: paymentProductId } as const)
    : REFUSED_NUMBER
}

/** A request that is checked as it was typed and encrypted as the bytes of that. */
class ExactRequest extends PaymentRequest {
  /** Trimmed by the SDK as text, before it becomes bytes: a last byte of A0 (à, Š) would pass for a space. */
  override getUnmaskedValues(): Record<string, string> {
    const values = Object.entries(super.getUnmaskedValues())
    return Object.fromEntries(values.map(([field, value]) => [field, utf8Bytes(value)]))
  }

  /** The SDK ends a card's month by the browser's clock; our rule has ended it everywhere on Earth already (P169). */
  override validate() {
    return super.validate().filter(({ errorMessageId }) => errorMessageId !== 'expirationDate')
  }
}

function valuesOf(card: Card): readonly (readonly [string, string])[] {
  return [
    ['cardholderName', card.cardholderName],
    ['cardNumber', card.cardNumber],
    ['expiryDate', toMmyy(card.expiry)],
    ['cvv', card.cvv],
  ]
}

function paymentDetails({ countryCode, locale, currency, amountMinor }: PaymentContext): PaymentDetails {
  return {
    countryCode,
    locale,
    currency,
    totalAmount: amountMinor,
    isRecurring: false,
    isInstallments: false,
  }
}
