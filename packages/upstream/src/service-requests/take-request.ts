import type { calls, Data } from '@layover/contracts'
import { bodyHashes } from '../domain/body-hash.ts'
import type { CallContext } from '../domain/call-context.ts'
import { bareMembershipNumber } from '../domain/membership-number.ts'
import { newServiceReference } from '../domain/order-identity.ts'
import type { SigningKeys } from '../domain/signatures.ts'
import type { ServiceRequestRow } from '../store/database/rows/requests.ts'
import type { Repositories, Store } from '../store/store.ts'
import { cleanRequest, type ServiceRequest } from './clean-request.ts'
import { limitRequests } from './limit-requests.ts'
import { requestMail } from './request-mail.ts'

/** The dependencies of forms. */
export interface ServiceRequestDeps {
  readonly store: Store
  readonly signingKeys: SigningKeys
  readonly now: () => Date
  /** Starts a mail round; the response does not wait for it. */
  readonly wakeMail: () => void
}

/** How long the same content with the same key is the same request. */
const REPEAT_MS = 10 * 60_000
const REFERENCE_DRAWS = 5

/**
 * Stores a form together with its mail to support, and returns the reference. A repeated request, however soon, gets
 * the reference of the first one and sends nothing.
 *
 * @param context its idempotencyKey distinguishes visitors with the same content; empty when the client sent none
 * @throws Refused MOBILE_NOT_VALID, TOO_MANY_ATTEMPTS
 */
export async function takeRequest(
  deps: ServiceRequestDeps,
  request: ServiceRequest,
  { idempotencyKey, owner }: CallContext,
): Promise<Data<typeof calls.customer.serviceCreate>> {
  const content = await cleanRequest(request)
  const now = deps.now()
  const digests = bodyHashes(deps.signingKeys, [idempotencyKey, request.kind, content])
  const row = {
    kind: request.kind,
    digest: digests[0],
    agent_id: request.agentId ?? '',
    email: content.email?.toLowerCase() ?? null,
    membership_number:
      content.membershipNumber === undefined ? null : bareMembershipNumber(content.membershipNumber),
    content,
    created_at: now,
  }
  const reference = await deps.store.transaction(async (repositories) => {
    await repositories.serviceRequests.lockDigest(row.digest)
    const since = new Date(now.getTime() - REPEAT_MS)
    const earlier = await repositories.serviceRequests.findRepeated(digests, since)
    if (earlier !== undefined) return earlier.reference
    const sender = { email: content.email, network: owner.network }
    await limitRequests(repositories, deps.signingKeys, sender, now)
    const stored = await insertRequest(repositories, row)
    await repositories.mails.insert(stored.reference, requestMail(stored), now)
    return stored.reference
  })
  deps.wakeMail()
  return { reference }
}

async function insertRequest(
  { serviceRequests }: Repositories,
  row: Omit<ServiceRequestRow, 'reference'>,
): Promise<ServiceRequestRow> {
  for (let draw = 0; draw < REFERENCE_DRAWS; draw += 1) {
    const request = { ...row, reference: newServiceReference(row.kind) }
    if (await serviceRequests.insert(request)) return request
  }
  throw new Error('no reference was free')
}
