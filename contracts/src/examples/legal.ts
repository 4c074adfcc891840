import type { LegalText } from '../shapes/content.ts'

/** The text that a visitor accepts before paying; its body is cut after its beginning. */
export const termsOfService: LegalText = {
  type: 'terms-of-service',
  title: 'Terms of service',
  updatedAt: '2026-11-22T00:00:00.000Z',
  body: [
    'These terms are the agreement between you and Layover when you buy something in this shop. You agree to them by ticking the',
    'box on the payment page. They are short, so please read them.',
  ].join('\n'),
}
