/** Runs the microtasks that are queued, and those that they queue, in the present task. */
export async function endMicrotasks(): Promise<void> {
  for (let turn = 0; turn < 100; turn += 1) await Promise.resolve()
}
