/** A mail of plain text from this server to one mailbox. */
export interface OutgoingMail {
  /** Unique; the Message-ID contains it, so that a mail that was sent twice shows as one. */
  readonly name: string
  readonly from: string
  readonly to: string
  readonly replyTo: string | undefined
  readonly subject: string
  readonly text: string
}

/** Delivers mail. */
export interface MailTransport {
  /** Resolves once the other side has accepted the mail; rejects when it may not have, or when `signal` aborts. */
  readonly deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>
  /** Removes the local copy of a delivered mail. */
  readonly forget: (name: string) => Promise<void>
}
