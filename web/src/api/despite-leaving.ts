/**
 * Firefox never settles an import or a request that began while the page went into the back/forward cache, but a new one
 * does settle. So when the page returns, `again` takes part in the race (P463).
 */
export function despiteLeaving<Value>(load: () => Promise<Value>, again = load): Promise<Value> {
  const done = new AbortController()
  const settled = new Promise<Value>((resolve, reject) => {
    load().then(resolve, reject)
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && again().then(resolve, reject)
    addEventListener('pageshow', comeBack, { signal: done.signal })
  })
  return settled.finally(() => done.abort())
}
