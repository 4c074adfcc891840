import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { openTestPglite } from '../store/test-store.test-kit.ts'
import { writtenTerminal } from '../terminal/written-terminal.test-kit.ts'
import { environment } from '../upstream.test-kit.ts'
import { runOrders } from './command.ts'
import { EXIT } from './usage.ts'

/** Each opening of a data folder takes seconds, and much more on a busy machine. */
const SLOW_MS = 300_000

it(
  'a desk whose grace is not above the timeout of the card provider does nothing, as the server does not start',
  async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'layover-desk-'))
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
    await (await openTestPglite(join(dataDir, 'database'))).close()
    const { written, terminal } = writtenTerminal({
      env: {
        ...environment,
        DATA_DIR: dataDir,
        PAYMENT_TIMEOUT_SECONDS: '60',
        PAYMENT_GRACE_SECONDS: '60',
      },
      now: () => new Date(),
    })
    const code = await runOrders(['reconcile'], terminal)
    expect([code, written]).toEqual([
      EXIT.fault,
      { out: '', err: 'orders: PAYMENT_GRACE_SECONDS: expected more than PAYMENT_TIMEOUT_SECONDS\n' },
    ])
  },
  SLOW_MS,
)
