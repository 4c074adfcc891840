import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail-transport.ts'

/**
 * Builds the message for nodemailer. Headers contain fixed words and checked addresses only; addresses are objects,
 * so that none is parsed as a list. There is no HTML part, no attachment and no fetched content.
 */
export function mailMessage({ name, from, to, replyTo, subject, text }: OutgoingMail): SendMailOptions {
  const address = (each: string, display = '') => ({ name: display, address: each })
  return {
    messageId: `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: address(from, 'Layover'),
    to: address(to),
    ...(replyTo !== undefined && { replyTo: address(replyTo) }),
    subject,
    text,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
