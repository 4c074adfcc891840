import { Agent, request } from 'undici'
import type { Fetch, Reply } from '../harness/visitor.ts'
import { callAt, faultOfBody } from './judge-answer.ts'

/** The figures of one address. */
export interface Seen {
  readonly timesMs: number[]
  readonly statuses: Map<number, number>
}

/** Looks at every answer on its way to the visitors. */
export interface Watch {
  readonly fetch: Fetch
  /** By call id, or path. */
  readonly seen: ReadonlyMap<string, Seen>
  /** The faults, each with its count. */
  readonly wrong: ReadonlyMap<string, number>
  readonly note: (fault: string) => void
  readonly answers: () => number
  /** Resets the figures, but not the faults. */
  readonly forgetTimes: () => void
  readonly close: () => Promise<void>
}

interface WatchOptions {
  readonly connections: number
  /** Statuses that the call may have beside 200; none by default. */
  readonly mayAnswer?: (callId: string, status: number) => boolean
}

const TIMEOUT_MS = 40_000

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @param connections to each server at most; a broken one, or a wrong answer, is a fault and never repeated */
export function createWatch({ connections, mayAnswer = () => false }: WatchOptions): Watch {
  const agent = new Agent({
    connections,
    pipelining: 1,
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
  })
  const seen = new Map<string, Seen>()
  const wrong = new Map<string, number>()
  const note = (fault: string) => {
    wrong.set(fault, (wrong.get(fault) ?? 0) + 1)
  }

  function record(name: string, status: number, begun: number) {
    const one: Seen = seen.get(name) ?? { timesMs: [], statuses: new Map() }
    seen.set(name, one)
    one.timesMs.push(performance.now() - begun)
    one.statuses.set(status, (one.statuses.get(status) ?? 0) + 1)
  }
  function judge(name: string, method: string, path: string, status: number, body: unknown) {
    if (status !== 200 && !mayAnswer(name, status)) note(`${name}: ${status}`)
    const fault = faultOfBody(method, path, status, body)
    if (fault !== undefined) note(`${name}: ${status}, ${fault}`)
  }
  return {
    seen,
    wrong,
    note,
    answers: () => [...seen.values()].reduce((sum, { timesMs }) => sum + timesMs.length, 0),
    forgetTimes: () => seen.clear(),
    close: async () => await agent.destroy(),
    async fetch(url, { method = 'GET', headers = {}, body } = {}): Promise<Reply> {
      const { pathname } = new URL(url)
      const name = callAt(method, pathname)?.id ?? pathname
      const begun = performance.now()
      try {
        const answer = await request(url, {
          dispatcher: agent,
          method: method as 'GET',
          headers,
          body: body ?? null,
        })
        const text = await answer.body.text()
        record(name, answer.statusCode, begun)
        const json = parsed(text)
        judge(name, method, pathname, answer.statusCode, json)
        const get = (wanted: string) => String(answer.headers[wanted] ?? '') || null
        return { status: answer.statusCode, headers: { get }, json: async () => json }
      } catch (error) {
        note(`${name}: ${(error as { code?: string }).code ?? String(error)}`)
        throw error
      }
    },
  }
}
