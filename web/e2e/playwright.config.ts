import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { mailFolder } from './mails.ts'
import type { CardPathName } from './visitor.ts'

/** The stories use the built shop as a visitor does: started by the same command, with a data folder of its own. */
const PORT = 4200
const MAIL_PORT = 4205
/**
 * A running shop at any address; SANDBOX_URL and MERCHANT_SECRET_FILE then give access to its ledger. Its limits must
 * allow many visits from one address, and it needs the sample accounts.
 */
const SHOP_URL = process.env.SHOP_URL
/** All families of stories, and the kills; every other run contains a sample of each. */
const ENDURANCE = '**/*.endurance.spec.ts'
const isEndurance = process.env.ENDURANCE === 'true'
/** Stories that start and kill servers of their own, or read the mails of the servers that were started for them. */
const OWN_SERVERS = SHOP_URL ? ['**/killed.*', '**/*mail*', '**/other-address.*'] : []
/** Stories of provider sessions. */
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
  // A busy machine is slow, and no story fails for that.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: SHOP_URL ?? `http://127.0.0.1:${PORT}`,
    // A test certificate of the edge.
    ignoreHTTPSErrors: SHOP_URL?.startsWith('https://127.0.0.1') === true,
    // A worker would answer for parts that a story intercepts. Its own stories allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // TRACE=true records a trace of every story, whatever its end.
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
      // On a wide screen the endurance run covers the rest.
      ...(isEndurance && { grepInvert: /@wide/ }),
    },
    // Stories that differ on a wide screen have a tag and run there too.
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 }, cardPath: 'vault' },
      testIgnore: [...ignored, SESSION_ALONE],
      grep: /@wide/,
    },
    // Cards have two ways. Stories of the other one have a tag.
    { name: 'session', use: { ...phone, cardPath: 'session' }, testIgnore: ignored, grep: /@session/ },
  ],
  ...(SHOP_URL
    ? {}
    : {
        webServer: [
          {
            command: `tsx e2e/mail-server.ts ${MAIL_PORT} ${mailFolder()}`,
            cwd: '..',
            port: MAIL_PORT,
          },
          {
            command: `node packages/toolchain/src/start.mjs --port ${PORT} --data ${process.env.LAYOVER_E2E_DATA}`,
            cwd: '../..',
            env: {
              // On a busy machine a gateway may rightly shed load, which proves nothing here, and one network is everybody's.
              SHED_DELAY_MS: '0',
              PLACES_HELD: 'off',
              DECLINED_PAYMENTS: 'off',
              SMTP_URL: `smtp://127.0.0.1:${MAIL_PORT}`,
              MAIL_FROM: 'shop@layover.test',
              SUPPORT_MAILBOX: 'desk@layover.test',
            },
            url: `http://127.0.0.1:${PORT}/health/ready`,
            timeout: 600_000,
            reuseExistingServer: false,
            gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
          },
        ],
      }),
})
