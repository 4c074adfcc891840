import type { Generated } from 'kysely'

/** A visitor's form; `content` has the cleaned fields. */
export interface ServiceRequestRow {
  reference: string
  kind: 'contact' | 'feedback'
  digest: string
  agent_id: string
  email: string | null
  /** Without spaces and hyphens, in capitals. */
  membership_number: string | null
  content: ServiceRequestContent
  created_at: Date
}

export interface ServiceRequestContent {
  fullName?: string
  email?: string
  mobile?: { telAbbr: string; number: string }
  region?: string
  service?: string
  contactReason?: string
  bookingReference?: string
  membershipNumber?: string
  rating?: number
  message: string
}

/** A mail that was written when it was queued. */
interface WrittenMail {
  subject: string
  text: string
  replyTo?: string
  /** The support mailbox where it is absent. */
  to?: string
}

/** The confirmation of a paid order, which is written from the order when it is sent. */
interface ConfirmationMail {
  /** The order's number. */
  confirms: string
  /** Which of the order's further addresses it goes to; that of the order without it. */
  further?: number
}

/** Bookings that a visitor searched for, which are written from the orders when it is sent. */
interface BookingsMail {
  /** The orders' numbers. */
  lists: readonly string[]
  /** The tag of the mailbox that was searched for, which each of them has; that of the orders without it. */
  mailbox?: string
}

export type MailContent = WrittenMail | ConfirmationMail | BookingsMail

export interface MailRow {
  /** Unique; the mail's name in the outbox and the log. */
  name: string
  content: MailContent | null
  attempts: number
  next_attempt_at: Date | null
  sent_at: Date | null
  created_at: Date
}

export interface BookingSearchRow {
  id: Generated<number>
  /** In small letters. */
  email: string
  reference: string | null
  created_at: Date
}

export interface AccountRow {
  /** Without spaces and hyphens, in capitals. */
  membership_number: string
  email: string
  full_name: string
  password_hash: string
  membership_status: 'ACTIVE' | 'CANCELLED'
  /** YYYY-MM-DD by the UTC calendar; null without a deletion request. */
  deletion_date: string | null
  created_at: Date
}
