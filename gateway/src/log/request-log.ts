import type { FastifyBaseLogger } from 'fastify'

type Making = Parameters<FastifyBaseLogger['child']>

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** A request's own logger, made when it first has something to say: hardly any has, and making one costs as much as a line. */
class RequestLog {
  readonly #parent: FastifyBaseLogger
  readonly #making: Making
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, making: Making) {
    this.#parent = parent
    this.#making = making
  }
  get own(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(...this.#making)
    return this.#made
  }
  get level(): string {
    return this.own.level
  }
  set level(level: string) {
    this.own.level = level
  }
  child(...making: Making): FastifyBaseLogger {
    return this.own.child(...making)
  }
}

for (const level of LEVELS) {
  Object.defineProperty(RequestLog.prototype, level, {
    value(this: RequestLog, ...words: Parameters<FastifyBaseLogger['info']>) {
      this.own[level](...words)
    },
  })
}

/** What Fastify asks of a request's logger, for later. */
export function createRequestLog(parent: FastifyBaseLogger, ...making: Making): FastifyBaseLogger {
  return new RequestLog(parent, making) as unknown as FastifyBaseLogger
}
