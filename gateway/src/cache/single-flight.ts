import type { CallInput, IsOld } from './call-input.ts'

interface Flight<T> {
  readonly input: CallInput
  readonly result: Promise<T>
}

interface SingleFlight<T> {
  /** The result of the running fetch of this key, or of a new one. The fetch learns from `isCurrent` whether it was outdated. */
  readonly run: (key: string, input: CallInput, fetch: (isCurrent: () => boolean) => Promise<T>) => Promise<T>
  /** No later request joins the running fetches of these inputs. */
  readonly outdate: (isOld: IsOld) => void
}

/** Runs one fetch per key at a time. Requests for the same key share its result, or its error. */
export function createSingleFlight<T>(): SingleFlight<T> {
  const flights = new Map<string, Flight<T>>()
  return {
    run(key, input, fetch) {
      const running = flights.get(key)
      if (running) return running.result
      const isCurrent = () => flights.get(key) === flight
      const result = fetch(isCurrent).finally(() => {
        if (isCurrent()) flights.delete(key)
      })
      const flight = { input, result }
      flights.set(key, flight)
      return result
    },
    outdate(isOld) {
      for (const [key, { input }] of flights) if (isOld(input)) flights.delete(key)
    },
  }
}
