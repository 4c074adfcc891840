import { setTimeout as pause } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { mailMessage } from './mail-message.ts'
import type { MailTransport } from './mail-transport.ts'

/**
 * Limits in milliseconds for the parts of a delivery and for the whole: a server that sends slowly is idle in none of
 * the parts. A delivery has `stopMs` to end in once this server stops, since another one would send the mail again.
 */
interface SmtpTimeouts {
  readonly connectMs: number
  readonly idleMs: number
  readonly totalMs: number
  readonly stopMs: number
}

/**
 * Sends mail to an SMTP server, one connection each. `smtps://` is TLS from the start, `smtp://` by STARTTLS where
 * offered.
 */
export function createSmtpTransport(
  url: string,
  { connectMs, idleMs, totalMs, stopMs }: SmtpTimeouts,
): MailTransport {
  const smtp = createTransport({
    url,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    dnsTimeout: connectMs,
    socketTimeout: idleMs,
  })
  return {
    deliver: async (mail, stopping) => {
      const sending = smtp.sendMail(mailMessage(mail))
      // After a timeout the delivery may still fail later; that failure is ignored.
      sending.catch(() => undefined)
      const total = AbortSignal.timeout(totalMs)
      const isOver = aborted(AbortSignal.any([stopping, total])).then(async () => {
        if (!total.aborted) await pause(stopMs, undefined, { ref: false })
        throw new Error('the mail server took too long')
      })
      await Promise.race([sending, isOver])
    },
    // A sent mail has no local copy.
    forget: async () => undefined,
  }
}

async function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return
  await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}
