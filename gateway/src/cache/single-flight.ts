/** Runs one fetch per key at a time. Requests for the same key share its result, or its error. */
export function createSingleFlight<T>(): (key: string, fetch: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>()
  return (key, fetch) => {
    const running = flights.get(key)
    if (running) return running
    const flight = fetch().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
