import { createTransport } from 'nodemailer'
import { mailMessage } from './mail-message.ts'
import type { MailTransport } from './mail-transport.ts'

/**
 * Limits in milliseconds for the parts of a delivery and for the whole: a server that sends slowly is idle in none of
 * the parts.
 */
interface SmtpTimeouts {
  readonly connectMs: number
  readonly idleMs: number
  readonly totalMs: number
}

/**
 * Sends mail to an SMTP server, one connection each. `smtps://` is TLS from the start, `smtp://` by STARTTLS where
 * offered.
 */
export function createSmtpTransport(
  url: string,
  { connectMs, idleMs, totalMs }: SmtpTimeouts,
): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: idleMs,
  })
  return {
    deliver: async (mail, signal) => {
      const sending = smtp.sendMail(mailMessage(mail))
      // After a timeout the delivery may still fail later; that failure is ignored.
      sending.catch(() => undefined)
      await Promise.race([sending, ended(AbortSignal.any([signal, AbortSignal.timeout(totalMs)]))])
    },
    // A sent mail has no local copy.
    forget: async () => undefined,
  }
}

async function ended(signal: AbortSignal): Promise<never> {
  return await new Promise((_resolve, reject) => {
    const giveUp = () => reject(new Error('the mail server took too long', { cause: signal.reason }))
    if (signal.aborted) giveUp()
    else signal.addEventListener('abort', giveUp, { once: true })
  })
}
