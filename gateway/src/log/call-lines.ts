import { hostname } from 'node:os'
import { levels } from 'pino'

/** What is told of one call. None of it is a text that somebody else chose: all is ASCII and needs neither escaping nor hiding. */
interface CallLine {
  /** As `requestIdOf` lets it pass or makes it. */
  readonly requestId: string
  readonly callId: string
  readonly status: number
  readonly state: 'success' | 'failure' | undefined
  readonly ms: number
  readonly upstreamMs: number | undefined
  readonly bytes: number
  readonly cache: 'hit' | 'stale' | 'miss' | undefined
}

export type WriteCallLine = (line: CallLine) => void

/** In tenths. */
function rounded(ms: number): number {
  return Math.round(ms * 10) / 10
}

/**
 * Writes the line of each call in the form that the logger gives to all others, beside it: a logger's general way over every
 * field costs more than what is told. Lines of a 5xx are warnings.
 */
export function createCallLines(level: string, writeAscii: (line: string) => void): WriteCallLine {
  const { info = 30, warn = 40 } = levels.values
  const least = levels.values[level] ?? Number.POSITIVE_INFINITY
  const host = JSON.stringify(hostname()).replaceAll(/[^\0-\x7f]/g, '?')
  const process_ = `,"pid":${process.pid},"hostname":${host},"reqId":"`
  return ({ requestId, callId, status, state, ms, upstreamMs, bytes, cache }) => {
    const own = status >= 500 ? warn : info
    if (own < least) return
    let line = `{"level":${own},"time":${Date.now()}${process_}${requestId}","call":"${callId}","status":${status}`
    if (state !== undefined) line += `,"state":"${state}"`
    line += `,"ms":${rounded(ms)}`
    if (upstreamMs !== undefined) line += `,"upstreamMs":${rounded(upstreamMs)}`
    line += `,"bytes":${bytes}`
    if (cache !== undefined) line += `,"cache":"${cache}"`
    writeAscii(`${line},"msg":"call"}\n`)
  }
}
