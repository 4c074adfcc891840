/** What is held for as long as somebody says so again and again. */
interface Leases {
  /** @param renew said again and again until the end */
  readonly begin: (name: string, renew: () => void) => void
  readonly end: (name: string) => void
}

/** Renews each lease at these intervals from its beginning to its end. */
export function createLeases(everyMs: number): Leases {
  const timers = new Map<string, NodeJS.Timeout>()
  const end = (name: string) => {
    clearInterval(timers.get(name))
    timers.delete(name)
  }
  return {
    begin(name, renew) {
      end(name)
      timers.set(name, setInterval(renew, everyMs).unref())
    },
    end,
  }
}
