/** Runs one question per key at a time; whoever asks the same meanwhile gets the same answer, or the same fault. */
export function createSingleFlight<T>(): (key: string, ask: () => Promise<T>) => Promise<T> {
  const flights = new Map<string, Promise<T>>()
  return (key, ask) => {
    const running = flights.get(key)
    if (running) return running
    const flight = ask().finally(() => flights.delete(key))
    flights.set(key, flight)
    return flight
  }
}
