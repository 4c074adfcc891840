import { createHash } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'

/** A script that runs inside Redis, whole or not at all. */
interface Script {
  readonly text: string
  readonly sha: string
}

export function scriptOf(text: string): Script {
  return { text, sha: createHash('sha1').update(text).digest('hex') }
}

/** The reply of a script. */
export type Reply = string | number | null | readonly Reply[]

export interface SharedStore {
  /**
   * Runs a script. Resolves with undefined where Redis is gone, slow or replies with an error: at once after a failure,
   * otherwise within `TIMEOUT_MS`. Never rejects.
   */
  readonly run: (
    script: Script,
    keys: readonly string[],
    args: readonly string[],
  ) => Promise<Reply | undefined>
  readonly close: () => void
}

/** A visitor waits no longer than this for Redis: half the time in which limits must fail open. */
export const TIMEOUT_MS = 250

/** After a failure, requests skip Redis for this long. The first one after that tries it again. */
export const RETRY_AFTER_MS = 1_000

/** A connection without a reply to pings for this long is replaced. */
const SILENCE_MS = 3_000
const LONGEST_PAUSE_MS = 1_000

/** Connects in the background: a gateway starts and serves with or without Redis. */
async function connect(url: URL, log: FastifyBaseLogger) {
  const { createClient } = await import('@redis/client')
  const client = createClient({
    url: url.href,
    disableOfflineQueue: true,
    pingInterval: 1_000,
    maintNotifications: 'disabled',
    socket: {
      connectTimeout: 1_000,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, LONGEST_PAUSE_MS),
    },
  })
  // Only debug: `run` warns once per outage, while this event repeats with each attempt to connect.
  client.on('error', (error: Error) => log.debug({ err: error }, 'Redis'))
  void client.connect().catch(() => undefined)
  return client
}

/** Rejects after a while. A reply that arrived while this process was busy is still read before that. */
function within<T>(promise: Promise<T>, waitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const expire = () => reject(new Error(`no answer within ${waitMs} ms`))
    const timer = setTimeout(() => setImmediate(expire), waitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** One Redis for several gateways. Callers must manage without it when it fails or is late. */
export async function openSharedStore(url: URL, log: FastifyBaseLogger): Promise<SharedStore> {
  const client = await connect(url, log)
  let retryAt = 0
  let isFailing = false

  async function evaluate({ sha, text }: Script, args: readonly string[]): Promise<Reply> {
    try {
      return await client.sendCommand(['EVALSHA', sha, ...args])
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
      return await client.sendCommand(['EVAL', text, ...args])
    }
  }
  function reportFailure(error: unknown) {
    retryAt = performance.now() + RETRY_AFTER_MS
    if (isFailing) return
    isFailing = true
    log.warn(
      { err: error },
      'Redis does not answer: limits and order keys are this process’s own until it does',
    )
  }
  function reportRecovery() {
    if (!isFailing) return
    isFailing = false
    log.info('Redis answers again')
  }
  return {
    async run(script, keys, args) {
      if (performance.now() < retryAt) return undefined
      try {
        if (!client.isReady) throw new Error('not connected')
        const reply = await within(evaluate(script, [String(keys.length), ...keys, ...args]), TIMEOUT_MS)
        reportRecovery()
        return reply
      } catch (error) {
        reportFailure(error)
        return undefined
      }
    },
    close: () => client.destroy(),
  }
}
