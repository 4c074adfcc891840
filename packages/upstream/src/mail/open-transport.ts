import type { Config } from '../config.ts'
import type { MailTransport } from './mail-transport.ts'
import { createOutbox } from './outbox-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const TIMEOUTS = { connectMs: 10_000, idleMs: 20_000, totalMs: 40_000 }

/** The way out that the configuration names. */
export function openMailTransport({ smtpUrl, outboxDir }: Config['mail']): MailTransport {
  return smtpUrl === undefined ? createOutbox(outboxDir) : createSmtpTransport(smtpUrl, TIMEOUTS)
}
