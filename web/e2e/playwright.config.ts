import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

/** The stories use the shop as a visitor does: the built one, started by the same command, with a data folder of its own. */
const PORT = 4200
/** Stories that are the same at every width are told once. */
const ANY_WIDTH = ['addresses', 'app-mode', 'lazy-parts', 'navigation', 'trouble', 'visits', 'zones']

process.env.LAYOVER_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'layover-e2e-'))

export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/e2e',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env.CI === 'true',
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
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
    { name: 'phone', use: { viewport: { width: 360, height: 740 }, hasTouch: true } },
    {
      name: 'desktop',
      use: { viewport: { width: 1280, height: 800 } },
      testIgnore: ANY_WIDTH.map((story) => `${story}.spec.ts`),
    },
  ],
  webServer: {
    command: `node packages/toolchain/src/start.mjs --port ${PORT} --data ${process.env.LAYOVER_E2E_DATA}`,
    cwd: '../..',
    url: `http://127.0.0.1:${PORT}/health/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
