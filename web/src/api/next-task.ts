/** Resolves in a task of its own: the browser can answer a press before it, and show what that changed. */
export function nextTask(): Promise<void> {
  return new Promise((next) => setTimeout(next))
}
