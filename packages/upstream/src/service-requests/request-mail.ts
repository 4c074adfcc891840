import type { MailContent, ServiceRequestRow } from '../store/database/rows/requests.ts'

/**
 * Composes the mail to the support mailbox. Its subject consists of fixed words. The text contains the visitor's
 * fields, one per line, and the message quoted, so that no message looks like a field.
 */
export function requestMail({ reference, kind, content }: ServiceRequestRow): MailContent {
  const about =
    kind === 'contact' ? `${content.contactReason}, ${content.service}` : ratingText(content.rating)
  const fields = [
    ['Reference', reference],
    ['Name', content.fullName],
    ['Email', content.email],
    ['Mobile', content.mobile && `+${content.mobile.telAbbr} ${content.mobile.number}`],
    ['Region', content.region],
    ['Service', content.service],
    ['Reason', content.contactReason],
    ['Booking reference', content.bookingReference],
    ['Membership number', content.membershipNumber],
    ['Rating', content.rating === undefined ? undefined : `${content.rating} of 5`],
  ].flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value}`]))
  const message = content.message.split('\n').map((line) => `> ${line}`)
  const promise = kind === 'contact' ? ['', 'The shop promised an answer within 3 to 5 working days.'] : []
  return {
    subject: `[${reference}] ${kind === 'contact' ? 'Contact' : 'Feedback'}: ${about}`,
    text: [...fields, '', ...message, ...promise, ''].join('\n'),
    ...(content.email !== undefined && { replyTo: content.email }),
  }
}

function ratingText(rating: number | undefined): string {
  return rating === undefined ? 'no rating' : `${rating} of 5`
}
