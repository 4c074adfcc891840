import type { FastifyBaseLogger } from 'fastify'

const PAUSE_MS = 60_000

/** Writes a line unless the same message was written within the last minute. */
export type RareLog = (level: 'warn' | 'error', fields: object, message: string) => void

/** For what a round may find again every second: the log shows that it lasts, and is not flooded. */
export function createRareLog(log: FastifyBaseLogger, now: () => Date): RareLog {
  const last = new Map<string, number>()
  return (level, fields, message) => {
    const atMs = now().getTime()
    if (Math.abs(atMs - (last.get(message) ?? Number.NEGATIVE_INFINITY)) < PAUSE_MS) return
    last.set(message, atMs)
    log[level](fields, message)
  }
}
