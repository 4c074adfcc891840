import { describe, expect, it } from 'vitest'
import { temporaryFolder } from './sandbox.test-kit.ts'
import { baseOf, ledgerOf, pay, runOn, tokenOf } from './server.test-kit.ts'

describe('the process', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes a payment in flight on %s, then ends well',
    async (signal) => {
      const server = runOn(temporaryFolder())
      const base = await baseOf(server)
      const slow = pay(base, await tokenOf(base, '4000000000006207'))
      await expect.poll(() => ledgerOf(base), { timeout: 50_000 }).toHaveLength(1)
      server.child.kill(signal)
      server.child.kill(signal)
      expect((await slow).status).toBe(201)
      expect(await server.exitCode).toBe(0)
    },
    240_000,
  )
})
