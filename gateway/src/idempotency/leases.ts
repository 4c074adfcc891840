/** Claims that last only as long as they are renewed. */
interface Leases {
  /** @param renew called at each interval until the end */
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
