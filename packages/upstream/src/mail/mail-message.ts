import type { SendMailOptions } from 'nodemailer'
import type { OutgoingMail } from './mail-transport.ts'

type Attachments = NonNullable<SendMailOptions['attachments']>

/** Pictures lie in the mail itself: a mail that fetched them would report its reader. */
function attachmentsOf({ images = [], calendar }: OutgoingMail): Attachments {
  const pictures = images.map(({ name, png }) => ({
    filename: `${name}.png`,
    content: png,
    contentType: 'image/png',
    contentDisposition: 'inline' as const,
    cid: name,
  }))
  if (calendar === undefined) return pictures
  const contentType = 'text/calendar; charset=utf-8; method=PUBLISH'
  return [...pictures, { filename: 'visit.ics', content: calendar, contentType }]
}

/**
 * Builds the message for nodemailer. Headers contain fixed words and checked addresses only; addresses are objects,
 * so that none is parsed as a list. No content is fetched.
 */
export function mailMessage(mail: OutgoingMail): SendMailOptions {
  const { name, from, to, replyTo, subject, text, html } = mail
  const address = (each: string, display = '') => ({ name: display, address: each })
  return {
    messageId: `<${name}@${from.slice(from.lastIndexOf('@') + 1)}>`,
    from: address(from, 'Layover'),
    to: address(to),
    ...(replyTo !== undefined && { replyTo: address(replyTo) }),
    subject,
    text,
    ...(html !== undefined && { html }),
    attachments: attachmentsOf(mail),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
