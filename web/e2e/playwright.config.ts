import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { CardPathName } from './visitor.ts'

/** The stories use the shop as a visitor does: the built one, started by the same command, with a data folder of its own. */
const PORT = 4200
/**
 * A shop that stands already, wherever it is; then SANDBOX_URL and MERCHANT_SECRET_FILE say how its ledger is read. Its
 * limits must bear a crowd from one address, and it needs the sample accounts.
 */
const SHOP_URL = process.env.SHOP_URL
/** The families of stories in full, and the kills; every other run tells a sample of each. */
const ENDURANCE = '**/*.endurance.spec.ts'
const isEndurance = process.env.ENDURANCE === 'true'
/** Stories that start, and kill, servers of their own. */
const OWN_SERVERS = SHOP_URL ? ['**/killed.*'] : []
/** Stories of the provider session alone. */
const SESSION_ALONE = '**/card-session.*'

const ignored = [...OWN_SERVERS, ...(isEndurance ? [] : [ENDURANCE])]
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, cardPath: 'vault' as const }

process.env.LAYOVER_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'layover-e2e-'))

export default defineConfig<{ cardPath: CardPathName | undefined }>({
  testDir: '.',
  testMatch: isEndurance ? ENDURANCE : '**/*.spec.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  // A machine that does other work too is slow, and no story is wrong for that.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: SHOP_URL ?? `http://127.0.0.1:${PORT}`,
    // A certificate that was made to try the edge out.
    ignoreHTTPSErrors: SHOP_URL?.startsWith('https://127.0.0.1') === true,
    screenshot: 'only-on-failure',
    // A trace is recorded of every story, whatever its end: TRACE=true asks for it where one has failed.
    trace: process.env.TRACE === 'true' ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    {
      name: 'phone',
      use: phone,
      testIgnore: [...ignored, SESSION_ALONE],
      // There the endurance run tells the rest of what every run tells here.
      ...(isEndurance && { grepInvert: /@wide/ }),
    },
    // What looks or works otherwise on a wide screen is tagged so, and told there as well.
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 }, cardPath: 'vault' },
      testIgnore: [...ignored, SESSION_ALONE],
      grep: /@wide/,
    },
    // Cards have two ways. The stories of the other one are tagged so.
    { name: 'session', use: { ...phone, cardPath: 'session' }, testIgnore: ignored, grep: /@session/ },
  ],
  ...(SHOP_URL
    ? {}
    : {
        webServer: {
          command: `node packages/toolchain/src/start.mjs --port ${PORT} --data ${process.env.LAYOVER_E2E_DATA}`,
          cwd: '../..',
          // A gateway that sheds load on a busy machine does what it should, and proves nothing here.
          env: { SHED_DELAY_MS: '0' },
          url: `http://127.0.0.1:${PORT}/health/ready`,
          timeout: 600_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
      }),
})
