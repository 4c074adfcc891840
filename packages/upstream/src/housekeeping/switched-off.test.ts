import { expect, it, vi } from 'vitest'
import { openSharedTestStores } from '../store/test-store.test-kit.ts'
import { startUpstream } from '../upstream.test-kit.ts'

/** A round that one server does for all. */
const ROUNDS = /^layover_upstream_rounds_total\{round="(?!catalogue").*\} [^0]/m

const form = { kind: 'feedback', message: 'Calm.', email: 'amelia@example.com' }

it('a server without housekeeping takes calls and runs no round but that of its own catalogue, and what it queues is done by a server that has it (P600)', async () => {
  const [first, second] = await openSharedTestStores(2)
  const calls = await startUpstream({ shared: first, env: { HOUSEKEEPING: 'off' } })
  const { data } = await calls.call('/customer/service/create', form)
  const mail = async () => await calls.store.read.mails.find(String(data?.reference))
  expect(await mail()).toMatchObject({ attempts: 0, sent_at: null })
  expect(await calls.app.metricsText()).not.toMatch(ROUNDS)

  await startUpstream({ shared: second, env: { RECOVERY_INTERVAL_SECONDS: '1' } })
  await vi.waitFor(async () => expect(await mail()).toMatchObject({ sent_at: expect.any(Date) }), {
    timeout: 100_000,
  })
  expect(await calls.app.metricsText()).not.toMatch(ROUNDS)
})
