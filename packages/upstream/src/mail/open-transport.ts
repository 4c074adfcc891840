import type { MailTransport } from './mail-transport.ts'
import { createOutbox } from './outbox-transport.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const TIMEOUTS = { connectMs: 10_000, idleMs: 20_000, totalMs: 40_000, stopMs: 5_000 }

interface TransportSettings {
  /** The mail server; undefined where mail is written to the outbox instead. */
  readonly smtpUrl: string | undefined
  readonly outboxDir: string
}

/** Opens the transport that the configuration names. Copies that an outbox left before there was a mail server are forgotten too. */
export function openMailTransport({ smtpUrl, outboxDir }: TransportSettings): MailTransport {
  const outbox = createOutbox(outboxDir)
  return smtpUrl === undefined ? outbox : { ...createSmtpTransport(smtpUrl, TIMEOUTS), forget: outbox.forget }
}
