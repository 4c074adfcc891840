import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { CHROMIUM_MISSING, findChromium } from '@layover/toolchain/chromium'
import { fail, progress } from '@layover/toolchain/print'
import type { Dashboard } from '../composed.ts'
import { fillPanels } from '../panels.ts'
import type { Prometheus, Range } from '../prometheus.ts'
import { page } from './page.ts'

const run = promisify(execFile)

/** Writes each dashboard as HTML and as a picture into a folder, under its id and a word for the time it shows. */
export async function drawDashboards(
  dashboards: readonly Dashboard[],
  prometheus: Prometheus,
  range: Range,
  folder: string,
  word: string,
): Promise<void> {
  const chromium = (await findChromium()) ?? fail(CHROMIUM_MISSING)
  mkdirSync(folder, { recursive: true })
  for (const dashboard of dashboards) {
    const { html, width, height } = page(dashboard, await fillPanels(dashboard, prometheus, range), range)
    const name = join(folder, `${dashboard.uid}-${word}`)
    writeFileSync(`${name}.html`, html)
    await run(chromium, [
      '--headless',
      '--no-sandbox',
      '--hide-scrollbars',
      `--window-size=${width},${height}`,
      `--screenshot=${name}.png`,
      pathToFileURL(`${name}.html`).href,
    ])
    progress(`${name}.png`)
  }
}
