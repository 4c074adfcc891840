import type { SigningKeys } from '../domain/signatures.ts'
import type { MailTransport } from '../mail/mail-transport.ts'
import type { Store } from '../store/store.ts'

/** The dependencies of everything that deletes. */
export interface RetentionDeps {
  readonly store: Store
  readonly transport: Pick<MailTransport, 'forget'>
  readonly signingKeys: SigningKeys
  readonly now: () => Date
}

/** Rows of one transaction: few enough that no visitor waits for their locks. */
const BATCH = 100

/**
 * Repeats a job of at most `limit` rows until it finds fewer, or until the server stops.
 *
 * @returns the number of rows
 */
export async function inBatches(
  signal: AbortSignal | undefined,
  job: (limit: number) => Promise<number>,
): Promise<number> {
  let done = 0
  let last: number
  do {
    last = await job(BATCH)
    done += last
  } while (last === BATCH && !signal?.aborted)
  return done
}

/**
 * Removes the local copies of mails, before their records are gone for good: a server that dies in between does it again.
 */
export async function forgetCopies(
  { transport }: Pick<RetentionDeps, 'transport'>,
  names: readonly string[],
): Promise<void> {
  for (const name of names) await transport.forget(name)
}
