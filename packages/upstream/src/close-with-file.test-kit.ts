type Close = () => Promise<void>

const open: Close[] = []

/** Runs `close` at the end of the test file. Tests and hooks may call it, where vitest would drop an `afterAll`. */
export const closeWithFile = (close: Close): void => void open.push(close)

/** Closes everything, the newest first. A failure leaves nothing open for the next file, and fails this one. */
export async function closeOpen(): Promise<void> {
  const faults: unknown[] = []
  for (let close = open.pop(); close; close = open.pop())
    await close().catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw new AggregateError(faults)
}
