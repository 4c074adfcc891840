import { toMmyy } from '@layover/rules/card-expiry'
import { IinDetailsStatus, type PaymentDetails, PaymentRequest, Session } from 'connect-sdk-client-js'
import type { Card } from './card.ts'
import { connectFault } from './connect-fault.ts'
import type { PaymentContext } from './payment-context.ts'
import { type ConnectSession, type OpenConnect, REFUSED_NUMBER } from './session-provider.ts'
import { utf8Bytes } from './utf8-bytes.ts'

/** The SDK's errors call this without a check. In a browser without it they would throw something else. */
if (!('captureStackTrace' in Error)) Object.assign(Error, { captureStackTrace: () => undefined })

/** The only file that loads the provider's SDK. The SDK is larger than the rest of the checkout, so it loads lazily. */
export const openConnect: OpenConnect = (details, context): ConnectSession => {
  const session = new Session(details)
  const payment = paymentDetails(context)
  return {
    lookUp: async (digits) => {
      try {
        const found = await allowedProduct(session, digits, payment)
        // Starts loading early. If it fails, the press reports the failure.
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
        // Without its own cache it fetches the key again, so an ended session shows before the payment.
        const uncached = new Session(details)
        // The encryptor would fetch the key too, and drop that promise for an invalid request. So the key is loaded
        // first.
        const [product] = await Promise.all([
          uncached.getPaymentProduct(found.value, payment),
          uncached.getPublicKey(),
        ])
        const request = new ExactRequest(details.clientSessionId)
        request.setPaymentProduct(product)
        for (const [field, value] of valuesOf(card)) request.setValue(field, value)
        return { kind: 'ready', value: await uncached.getEncryptor().encrypt(request) }
      } catch (fault) {
        return connectFault(fault)
      }
    },
  }
}

/** The product of the number's first digits. To the SDK, a card that is not allowed here is no error. */
async function allowedProduct(session: Session, digits: string, payment: PaymentDetails) {
  const { status, paymentProductId } = await session.getIinDetails(digits, payment)
  return status === IinDetailsStatus.SUPPORTED
    ? ({ kind: 'ready', value: paymentProductId } as const)
    : REFUSED_NUMBER
}

/** A request that validates the typed text and encrypts its UTF-8 bytes. */
class ExactRequest extends PaymentRequest {
  /** The SDK trims the text before it becomes bytes; a last byte of A0 (à, Š) would count as a space. */
  override getUnmaskedValues(): Record<string, string> {
    const values = Object.entries(super.getUnmaskedValues())
    return Object.fromEntries(values.map(([field, value]) => [field, utf8Bytes(value)]))
  }

  /** The SDK checks the expiry against the browser's clock. Our own rule has checked it for every time zone (P169). */
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
