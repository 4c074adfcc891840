/** The abort map (P34): one running read per URL. Nothing but reads is ever put in. */
export interface ReadAborts {
  /** Starts a read at a URL, aborting the one before it; `outer` aborts it too. */
  readonly start: (url: string, outer?: AbortSignal) => AbortController
  /** Forgets a read that has ended, unless a newer one has taken its place. */
  readonly end: (url: string, controller: AbortController) => void
  /** Aborts every running read: a page was left. Returns whether there was one. */
  readonly cancelAll: () => boolean
}

export function createReadAborts(): ReadAborts {
  const running = new Map<string, AbortController>()
  return {
    start(url, outer) {
      running.get(url)?.abort()
      const controller = new AbortController()
      running.set(url, controller)
      if (outer?.aborted) controller.abort()
      else outer?.addEventListener('abort', () => controller.abort(), { signal: controller.signal })
      return controller
    },
    end(url, controller) {
      if (running.get(url) === controller) running.delete(url)
    },
    cancelAll() {
      const wasRunning = running.size > 0
      for (const controller of running.values()) controller.abort()
      running.clear()
      return wasRunning
    },
  }
}
