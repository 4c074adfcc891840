/** A picture within the HTML, which names it as `cid:` and its name. */
interface InlineImage {
  readonly name: string
  readonly png: Buffer
}

/** The content of a mail. Only a mail to a buyer has more than a text. */
export interface Letter {
  readonly subject: string
  readonly text: string
  readonly html?: string
  readonly images?: readonly InlineImage[]
  /** A calendar file (RFC 5545). */
  readonly calendar?: string
}

/** A mail from this server to one mailbox. */
export interface OutgoingMail extends Letter {
  /** Unique; the Message-ID contains it, so that a mail that was sent twice shows as one. */
  readonly name: string
  readonly from: string
  readonly to: string
  readonly replyTo: string | undefined
}

/** Delivers mail. */
export interface MailTransport {
  /** Resolves once the other side has accepted the mail; rejects when it may not have, or soon after `signal` aborts. */
  readonly deliver: (mail: OutgoingMail, signal: AbortSignal) => Promise<void>
  /** Removes the local copy of a delivered mail. */
  readonly forget: (name: string) => Promise<void>
}
