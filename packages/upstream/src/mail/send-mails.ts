import { DAY_MS, HOUR_MS } from '@layover/rules/durations'
import type { FastifyBaseLogger } from 'fastify'
import type { MailMetrics, MailOutcome } from '../metrics/mail-metrics.ts'
import type { MailContent } from '../store/database/rows/requests.ts'
import type { WaitingMail } from '../store/repositories/mails.ts'
import type { Store } from '../store/store.ts'
import type { Letter, MailTransport } from './mail-transport.ts'

/** How long other servers skip a mail that one of them is sending: longer than a delivery may take. */
const CLAIM_MS = 60_000
const FIRST_PAUSE_MS = 5_000
const LONGEST_PAUSE_MS = HOUR_MS

/** A refusal for good may still be a setting that an operator mends within a day. */
const GIVEN_UP_AFTER_MS = DAY_MS

/** nodemailer's codes for a refusal of this mail: of its addresses or of its content. */
const REFUSALS = new Set(['EENVELOPE', 'EMESSAGE'])

/** The dependencies of the mail queue. */
export interface MailDeps {
  readonly store: Store
  readonly transport: MailTransport
  readonly from: string
  readonly supportMailbox: string
  readonly now: () => Date
  readonly log: FastifyBaseLogger
  readonly metrics: MailMetrics
  /** Writes the confirmation of an order; undefined where there is nothing to confirm any more. */
  readonly writeConfirmation: (orderNo: string, further?: number) => Promise<Addressed | undefined>
  /** Writes the list of found bookings; undefined where none is left. */
  readonly writeBookings: (orderNos: readonly string[], mailbox?: string) => Promise<Addressed | undefined>
}

/** A letter with its addresses. */
type Addressed = Letter & { readonly to: string; readonly replyTo?: string }

/** The pause after a number of attempts: 5 s, doubled each time, an hour at most. */
export function pauseAfter(attempts: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(attempts - 1, 20), LONGEST_PAUSE_MS)
}

/**
 * Sends the due mail, the longest waiting first, each at least once: after a crash between delivery and record a mail
 * is sent again with the same Message-ID. A failing server ends the round; the refusal of one mail does not delay the
 * others. A mail that is refused for good is given up after a day (P378).
 *
 * @returns the number of sent mails
 */
export async function sendMails(deps: MailDeps, signal: AbortSignal): Promise<number> {
  let sent = 0
  while (!signal.aborted) {
    const now = deps.now()
    const mail = await deps.store.read.mails.claimDue(now, new Date(now.getTime() + CLAIM_MS))
    if (mail === undefined) return sent
    const outcome = await deliver(deps, mail, signal)
    deps.metrics.ended(outcome)
    if (outcome === 'failed') return sent
    if (outcome === 'sent') sent += 1
  }
  return sent
}

async function deliver(deps: MailDeps, mail: WaitingMail, signal: AbortSignal): Promise<MailOutcome> {
  const { store, transport, from, supportMailbox, now, log } = deps
  const { name, content, attempts } = mail
  try {
    const letter = await letterOf(deps, content)
    if (letter === undefined) return await dropped(deps, mail)
    const replyTo = letter.to === supportMailbox ? undefined : supportMailbox
    await transport.deliver({ replyTo, ...letter, name, from }, signal)
  } catch (error) {
    return await undelivered(deps, mail, { fault: faultOf(error), isStopping: signal.aborted })
  }
  // An erasure during the delivery took the record, so nothing else would take this copy.
  if (!(await store.read.mails.markSent(name, now()))) await transport.forget(name)
  log.info({ mail: name, attempts }, 'a mail was taken')
  return 'sent'
}

async function letterOf(deps: MailDeps, content: MailContent): Promise<Addressed | undefined> {
  if ('confirms' in content) return await deps.writeConfirmation(content.confirms, content.further)
  if ('lists' in content) return await deps.writeBookings(content.lists, content.mailbox)
  return { to: deps.supportMailbox, ...content }
}

/** The order of a waiting mail may be cancelled or emptied: it is recorded as no mail rather than as one that was sent. */
async function dropped({ store, transport, log }: MailDeps, { name }: WaitingMail): Promise<MailOutcome> {
  // A server that died before it could record a delivery may have left a copy.
  await transport.forget(name)
  await store.read.mails.deleteAll([name])
  log.info({ mail: name }, 'a mail had nothing to say any more')
  return 'dropped'
}

interface Failure {
  readonly fault: ReturnType<typeof faultOf>
  readonly isStopping: boolean
}

/** Decides when a mail is tried again, if ever. */
async function undelivered(
  { store, now, log }: MailDeps,
  { name, attempts, createdAt }: WaitingMail,
  { fault, isStopping }: Failure,
): Promise<MailOutcome> {
  const isRefused = REFUSALS.has(fault.code ?? '') && (fault.status ?? 0) >= 500
  if (isRefused && now().getTime() - createdAt.getTime() >= GIVEN_UP_AFTER_MS) {
    await store.read.mails.giveUp(name)
    log.error({ mail: name, attempts, ...fault }, 'a mail was refused for a day and is given up')
    return 'given_up'
  }
  const pauseMs = isStopping ? 0 : pauseAfter(attempts)
  await store.read.mails.postpone(name, new Date(now().getTime() + pauseMs))
  log.warn({ mail: name, attempts, pauseMs, ...fault }, 'a mail was not taken; it is tried again')
  return isRefused ? 'refused' : 'failed'
}

/** Codes only: a server's own text may quote addresses or the mail. */
function faultOf(error: unknown): { code?: string; status?: number } {
  if (!(error instanceof Error)) return {}
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown }
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof responseCode === 'number' && { status: responseCode }),
  }
}
