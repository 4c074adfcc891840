/** What is held for as long as somebody says so again and again. */
export interface Leases {
  readonly begin: (name: string) => void
  readonly end: (name: string) => void
}

/** Renews each lease at these intervals from its beginning to its end. */
export function createLeases(everyMs: number, renew: (name: string) => void): Leases {
  const timers = new Map<string, NodeJS.Timeout>()
  const end = (name: string) => {
    clearInterval(timers.get(name))
    timers.delete(name)
  }
  return {
    begin(name) {
      end(name)
      timers.set(name, setInterval(renew, everyMs, name).unref())
    },
    end,
  }
}
