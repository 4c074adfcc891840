import type { Page } from '@playwright/test'

/** As slow as the phone that Lighthouse simulates. */
const TIMES_SLOWER = 4

export async function slowProcessor(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER })
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** Prints one row of a Markdown table. */
export function printRow(cells: readonly (string | number)[]): void {
  process.stdout.write(
    `| ${cells.map((cell) => (typeof cell === 'number' ? cell.toFixed(0) : cell)).join(' | ')} |\n`,
  )
}
