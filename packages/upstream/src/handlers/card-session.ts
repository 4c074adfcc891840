import type { calls, Data } from '@layover/contracts'
import type { CardDeps } from './deps.ts'
import { notAvailable } from './found.ts'

/**
 * Opens a session for a browser at the card provider. Both card ways always work: `PAYMENT_PATH` decides which one
 * getPciParam returns, and a page that got the other one before a restart can still pay.
 *
 * @throws Refused NOT_AVAILABLE when the provider opens no session
 */
export async function openCardSession({
  provider,
  publicUrl,
}: CardDeps): Promise<Data<typeof calls.lounge.createSession>> {
  const session = await provider.openSession()
  if (session.outcome !== 'OPENED') return notAvailable()
  const { clientSessionId, customerId } = session
  const base = publicUrl.replace(/\/$/, '')
  return { clientSessionId, customerId, clientApiUrl: `${base}/client`, assetUrl: `${base}/assets` }
}
