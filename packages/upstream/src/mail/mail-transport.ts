/** A mail of plain text from us to one mailbox. */
export interface OutgoingMail {
  /** Unique; the Message-ID is made of it, so that a mail that was sent twice shows as one. */
  readonly name: string
  readonly from: string
  readonly to: string
  readonly replyTo: string | undefined
  readonly subject: string
  readonly text: string
}

/** Takes mail off our hands. */
export interface MailTransport {
  /** Resolves once the other side is responsible for the mail; rejects when it may not be, or `signal` ends the wait. */
  readonly deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>
  /** Removes what is still here of a mail that was delivered. */
  readonly forget: (name: string) => Promise<void>
}
