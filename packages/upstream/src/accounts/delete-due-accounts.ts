import { utcDate } from '../domain/deletion-date.ts'
import { erasePerson } from '../retention/erase-person.ts'
import { inBatches, type RetentionDeps } from '../retention/in-batches.ts'

/**
 * Erases the people whose account's deletion date has come by the UTC calendar (P227, P413). One that fails does not
 * delay the others.
 *
 * @returns how many accounts are gone
 * @throws the first failure, after the others
 */
export async function deleteDueAccounts(deps: RetentionDeps, signal?: AbortSignal): Promise<number> {
  let gone = 0
  await inBatches(signal, async (limit) => {
    const due = await deps.store.read.accounts.listDue(utcDate(deps.now()), limit)
    const failures: unknown[] = []
    for (const { email } of due) {
      try {
        if ((await erasePerson(deps, email)).hasAccount) gone += 1
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
    return due.length
  })
  return gone
}
