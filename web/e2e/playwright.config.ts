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
/** Stories that start, and kill, servers of their own. */
const OWN_SERVERS = ['killed']
/** Stories that are the same at every width are told once. */
const ANY_WIDTH = [
  'addresses',
  'app-mode',
  'killed',
  'lazy-parts',
  'navigation',
  'trouble',
  'visits',
  'zones',
]
/** Stories of the provider session alone. */
const SESSION_ALONE = ['card-session']

const files = (stories: readonly string[]) => stories.map((story) => `${story}.spec.ts`)
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, cardPath: 'vault' as const }

process.env.LAYOVER_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'layover-e2e-'))

export default defineConfig<{ cardPath: CardPathName | undefined }>({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  // A machine that stalls for seconds must not refuse a whole run; what needed a second try is listed by name.
  retries: process.env.CI === 'true' ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: SHOP_URL ?? `http://127.0.0.1:${PORT}`,
    // A certificate that was made to try the edge out.
    ignoreHTTPSErrors: SHOP_URL?.startsWith('https://127.0.0.1') === true,
    trace: 'retain-on-failure',
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
    { name: 'phone', use: phone, testIgnore: files([...SESSION_ALONE, ...(SHOP_URL ? OWN_SERVERS : [])]) },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 }, cardPath: 'vault' },
      testIgnore: files([...ANY_WIDTH, ...SESSION_ALONE]),
    },
    // Where a card is charged the story is told on its other way too: those that are tagged so, at one width.
    { name: 'session', use: { ...phone, cardPath: 'session' }, grep: /@card/ },
  ],
  ...(SHOP_URL
    ? {}
    : {
        webServer: {
          command: `node packages/toolchain/src/start.mjs --port ${PORT} --data ${process.env.LAYOVER_E2E_DATA}`,
          cwd: '../..',
          url: `http://127.0.0.1:${PORT}/health/ready`,
          timeout: 400_000,
          reuseExistingServer: false,
          gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
        },
      }),
})
