import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import type { EngineName } from './test.ts'

const PORT = 4230

process.env.LAYOVER_E2E_DATA ??= mkdtempSync(join(tmpdir(), 'layover-engines-'))
process.env.SANDBOX_URL = `http://127.0.0.1:${PORT + 2}`

const desktop = { size: { width: 1280, height: 800 } }

/** Stories of the built shop in engines that Playwright does not drive as they are installed. */
export default defineConfig<{ size: { width: number; height: number } }, { engineName: EngineName }>({
  testDir: '.',
  outputDir: '../../test-results/engines',
  fullyParallel: true,
  // Two WebKits at once wait for each other.
  workers: 1,
  forbidOnly: process.env.CI === 'true',
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['./versions.ts']],
  use: { baseURL: `http://127.0.0.1:${PORT}` },
  projects: (['Firefox', 'WebKit'] as const).flatMap((engineName) => [
    // WebKit's driver gets no reply from a page that was kept.
    { name: engineName, use: { engineName }, testIgnore: engineName === 'WebKit' ? 'kept-pages.*' : [] },
    { name: `${engineName} desktop`, use: { engineName, ...desktop }, grep: /@wide/ },
  ]),
  webServer: {
    command: `node packages/toolchain/src/start.mjs --port ${PORT} --data ${process.env.LAYOVER_E2E_DATA}`,
    cwd: '../..',
    // As in the other stories: a busy machine proves nothing, and one network is everybody's.
    env: { SHED_DELAY_MS: '0', PLACES_HELD: 'off', DECLINED_PAYMENTS: 'off' },
    url: `http://127.0.0.1:${PORT}/health/ready`,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
