import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail-transport.ts'

/**
 * The message as nodemailer takes it. Headers hold our own words and checked addresses alone; addresses are objects, so
 * that nothing in them is read as a list. There is no HTML part and no attachment, and no content is fetched from anywhere.
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
