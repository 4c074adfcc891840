import { afterAll } from 'vitest'

type Close = () => Promise<void>

const open: Close[] = []
let isWatched = false

/** Runs `close` at the end of the test file. Tests and hooks may call it, where vitest would drop an `afterAll`. */
export function closeWithFile(close: Close): void {
  if (!isWatched) throw new Error('Nothing would close this: close-with-file.test-setup.ts is no setup file.')
  open.push(close)
}

/** Closes everything at the end of the test file. */
export function watchFile(): void {
  isWatched = true
  afterAll(closeOpen)
}

/** The newest first. A failure leaves nothing open for the next file, and fails this one. */
async function closeOpen(): Promise<void> {
  const faults: unknown[] = []
  for (let close = open.pop(); close; close = open.pop())
    await close().catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw new AggregateError(faults)
}
