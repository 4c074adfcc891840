/** The payment's code, a part of its own: the cart needs none of it. */
export { CheckingPayment } from './checking-payment.tsx'
export { PaymentForm } from './payment-form.tsx'
