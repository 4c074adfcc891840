import { expect, it } from 'vitest'
import { startUpstream } from '../upstream.test-kit.ts'

it('a server that compares no books exports no round, no difference and no age of them, whatever an earlier one has found', async () => {
  const { app, store } = await startUpstream({ env: { RECONCILE: 'off' } })
  const now = new Date('2026-11-21T12:00:00Z')
  await store.read.reconciliations.save('2026-11-20', { amount: 1 }, now)
  await store.read.reconciliations.beginRound(now, now)
  await store.read.reconciliations.endRound(now)
  expect(await app.metricsText()).not.toMatch(/reconcile/)
  expect(await app.metricsText()).toMatch(/rounds_total\{round="recovery",result="done"\} [^0]/)
})
