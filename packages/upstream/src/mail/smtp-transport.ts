import { createTransport } from 'nodemailer'
import { mailMessage } from './mail-message.ts'
import type { MailTransport } from './mail-transport.ts'

/** The parts of a delivery, in milliseconds, and the whole of it: a server that drips is idle in none of the parts. */
interface SmtpTimeouts {
  readonly connectMs: number
  readonly idleMs: number
  readonly totalMs: number
}

/** Hands mail to an SMTP server, one connection each. `smtps://` is TLS from the start, `smtp://` by STARTTLS where offered. */
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
      // Given up, it may still fail later; nobody listens then.
      sending.catch(() => undefined)
      await Promise.race([sending, ended(AbortSignal.any([signal, AbortSignal.timeout(totalMs)]))])
    },
    // What was handed over is no longer ours.
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
