import { once } from 'node:events'
import { Registry } from 'prom-client'
import type { MailTransport, OutgoingMail } from '../mail/mail-transport.ts'
import { sendMails } from '../mail/send-mails.ts'
import { createMailMetrics } from '../metrics/mail-metrics.ts'
import type { Network } from '../network/network.ts'
import { storedNetwork } from '../network/stored-network.test-kit.ts'
import type { Store } from '../store/store.ts'
import { startUpstream, testConfig, type Upstream } from '../upstream.test-kit.ts'
import { bookingsWriter } from './write-bookings.ts'
import { confirmationWriter } from './write-confirmation.ts'

export const BOOKING_LINK = 'https://shop.example/lounge/buypass/success?ref={reference}#k={key}'

/** A server that mails confirmations; its own rounds of mail do not run beside the test. */
export async function startMailingUpstream(): Promise<Upstream> {
  return await startUpstream({ env: { BOOKING_LINK } })
}

/**
 * A transport that holds its first mail until its server stops. The server's round of mail then waits as well, and every
 * later mail is the test's own.
 */
export function heldTransport(): { readonly transport: MailTransport; readonly isHeld: Promise<void> } {
  const held = new AbortController()
  const deliver: MailTransport['deliver'] = async (_mail, signal) => {
    held.abort()
    await once(signal, 'abort')
    throw new Error('the server stops')
  }
  const isHeld = once(held.signal, 'abort').then(() => undefined)
  return { transport: { deliver, forget: async () => undefined }, isHeld }
}

/** Indexing takes half a second; a test that changes the catalogue gives its own network. */
const networks = new WeakMap<Store, Promise<Network>>()

function networkOf(store: Store): Promise<Network> {
  const network = networks.get(store) ?? storedNetwork(store)
  networks.set(store, network)
  return network
}

/** Sends the waiting mail and returns it. */
export async function sentMails(
  { store, clock, app }: Upstream,
  network?: Pick<Network, 'rulesOf'>,
): Promise<OutgoingMail[]> {
  const sent: OutgoingMail[] = []
  const now = () => clock.now
  const mailboxes = { from: 'shop@layover.test', supportMailbox: 'desk@layover.test' }
  const { rulesOf } = network ?? (await networkOf(store))
  const letters = { store, ...testConfig(), bookingLink: BOOKING_LINK, ...mailboxes, now, rulesOf }
  const deps = {
    store,
    ...mailboxes,
    now,
    log: app.log,
    metrics: createMailMetrics(new Registry()),
    transport: { deliver: async (mail: OutgoingMail) => void sent.push(mail), forget: async () => undefined },
    writeConfirmation: confirmationWriter(letters),
    writeBookings: bookingsWriter(letters),
  }
  await sendMails(deps, new AbortController().signal)
  return sent
}
