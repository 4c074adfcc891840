import type { Brand, Outcome, TestCard } from './test-card.ts'

const approved = (brand: Brand, ...numbers: string[]): TestCard[] =>
  numbers.map((number) => ({ number, brand, outcome: 'approved' }))

const visa = (number: string, outcome: Outcome): TestCard => ({ number, brand: 'visa', outcome })

/** The only accepted numbers. All pass Luhn; no bank has issued one of them. */
export const testCards: readonly TestCard[] = [
  ...approved('visa', '4242424242424242', '4111111111111111', '4012000033330026', '4000000000000000006'),
  ...approved('mastercard', '5555555555554444', '2223003122003222'),
  ...approved('american-express', '378282246310005'),
  ...approved('diners-club', '30569309025904', '36227206271667'),
  ...approved('jcb', '3530111333300000'),
  ...approved('unionpay', '6200000000000005', '6205500000000000004'),
  ...approved('maestro', '675900000000', '6759000000000000005'),
  ...approved('discover', '6011111111111117'),
  visa('4000000000000002', 'declined'),
  visa('4000000000009995', 'insufficient-funds'),
  visa('4000000000009987', 'lost-card'),
  visa('4000000000000069', 'expired-card'),
  visa('4000000000000127', 'wrong-cvc'),
  visa('4000000000000119', 'processing-error'),
  visa('4000000000006108', 'answer-lost'),
  visa('4000000000006207', 'slow'),
  visa('4000000000006306', 'fails-first'),
]

const byNumber = new Map(testCards.map((card) => [card.number, card]))

/** Returns the test card with these digits; undefined for every other number, so for every real one. */
export function findTestCard(digits: string): TestCard | undefined {
  return byNumber.get(digits)
}
