import { defineConfig } from '@playwright/test'
import stories from './playwright.config.ts'

/** `pnpm bench:browser`: a phone with a processor four times slower, alone on the shop of the stories. */
export default defineConfig({
  ...stories,
  testDir: 'bench',
  testMatch: '*.bench.ts',
  fullyParallel: false,
  workers: 1,
  timeout: 600_000,
  use: { ...stories.use, actionTimeout: 20_000 },
  reporter: 'line',
  projects: (stories.projects ?? []).filter(({ name }) => name === 'phone'),
})
