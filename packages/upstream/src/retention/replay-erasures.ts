import { emailHashes } from '../domain/signatures.ts'
import type { Erasure } from '../store/repositories/erasures.ts'
import type { Store } from '../store/store.ts'
import { erasePerson } from './erase-person.ts'
import { addressesOf } from './find-person.ts'
import type { RetentionDeps } from './in-batches.ts'

const PAGE = 500

/**
 * Repeats erasures on a database that may have been restored from an earlier backup (P414): every address in it is
 * hashed and looked up. What came after an erasure stays.
 *
 * @returns how many people were found and erased again
 */
export async function replayErasures(deps: RetentionDeps, erasures: readonly Erasure[]): Promise<number> {
  await deps.store.read.erasures.add(erasures)
  const erasedAt = new Map(erasures.map((each) => [each.emailHash, each.erasedAt]))
  const found = new Map<string, Date>()
  for await (const email of storedAddresses(deps.store)) {
    const instants = emailHashes(deps.signingKeys, email).flatMap((hash) => erasedAt.get(hash) ?? [])
    const [last] = instants.sort((a, b) => b.getTime() - a.getTime())
    if (last !== undefined) found.set(email, last)
  }
  let erased = 0
  for (const [email, instant] of found) {
    const { hasAccount, emptied, open, forms } = await erasePerson(deps, email, instant)
    const isNew = open.some(({ order }) => order.erasure_requested_at === null)
    if (hasAccount || isNew || emptied.length + forms.length > 0) erased += 1
  }
  return erased
}

/** Every address of an order, an account or a form, perhaps more than once. */
async function* storedAddresses({ read }: Store): AsyncGenerator<string> {
  yield* pages((last) => read.orderPeople.emailsAfter(last, PAGE))
  yield* pages((last) => read.orderAddresses.emailsAfter(last, PAGE))
  yield* pages((last) => read.accounts.emailsAfter(last, PAGE))
  let last = ''
  for (;;) {
    const forms = await read.serviceRequests.listAfter(last, PAGE)
    for (const form of forms) yield* addressesOf(form)
    last = forms.at(-1)?.reference ?? ''
    if (forms.length < PAGE) return
  }
}

async function* pages(after: (last: string) => Promise<string[]>): AsyncGenerator<string> {
  let last = ''
  for (;;) {
    const emails = await after(last)
    yield* emails
    last = emails.at(-1) ?? ''
    if (emails.length < PAGE) return
  }
}
