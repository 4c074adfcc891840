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
   * Runs a script. Resolves with undefined where Redis is gone, slow or confused: at once after a failure, otherwise within
   * `PATIENCE_MS`. Never rejects.
   */
  readonly run: (
    script: Script,
    keys: readonly string[],
    args: readonly string[],
  ) => Promise<Reply | undefined>
  readonly close: () => void
}

/** A visitor waits no longer than this for Redis: half the time in which limits must fail open. */
export const PATIENCE_MS = 250

/** After a failure no request waits for Redis for this long; the next one after that tries it again. */
export const REST_MS = 1_000

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
  // The caller that goes without Redis logs a warning; each attempt to connect would repeat it.
  client.on('error', (error: Error) => log.debug({ err: error }, 'Redis'))
  void client.connect().catch(() => undefined)
  return client
}

/** Rejects after a while. A reply that arrived while this process was busy is still read before that. */
function within<T>(promise: Promise<T>, waitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const give = () => reject(new Error(`no answer within ${waitMs} ms`))
    const timer = setTimeout(() => setImmediate(give), waitMs)
    promise.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

/** One Redis for several gateways. Each gateway does for itself what Redis cannot do in time. */
export async function openSharedStore(url: URL, log: FastifyBaseLogger): Promise<SharedStore> {
  const client = await connect(url, log)
  let restUntil = 0
  let isMissed = false

  async function evaluate({ sha, text }: Script, args: readonly string[]): Promise<Reply> {
    try {
      return await client.sendCommand(['EVALSHA', sha, ...args])
    } catch (error) {
      if (!(error instanceof Error && error.message.startsWith('NOSCRIPT'))) throw error
      return await client.sendCommand(['EVAL', text, ...args])
    }
  }
  function miss(error: unknown) {
    restUntil = performance.now() + REST_MS
    if (isMissed) return
    isMissed = true
    log.warn(
      { err: error },
      'Redis does not answer: limits and order keys are this process’s own until it does',
    )
  }
  function welcome() {
    if (!isMissed) return
    isMissed = false
    log.info('Redis answers again')
  }
  return {
    async run(script, keys, args) {
      if (performance.now() < restUntil) return undefined
      try {
        if (!client.isReady) throw new Error('not connected')
        const reply = await within(evaluate(script, [String(keys.length), ...keys, ...args]), PATIENCE_MS)
        welcome()
        return reply
      } catch (error) {
        miss(error)
        return undefined
      }
    },
    close: () => client.destroy(),
  }
}
