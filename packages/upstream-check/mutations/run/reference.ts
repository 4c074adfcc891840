import { allCalls, type CallDefinition, type StateName } from '@layover/contracts'
import { declinedToken, openInProcess } from '@layover/upstream/in-process'
import type { Mutation } from '../mutation.ts'
import type { Answer, Ask } from '../stand-in/answer.ts'
import { type StandIn, startStandIn } from '../stand-in/stand-in.ts'

/** The correct upstream, and stand-ins for it. */
export interface Reference {
  readonly toState: (name: StateName) => Promise<void>
  /** The correct one itself, behind the same server as every mutation of it. */
  readonly correct: () => Promise<StandIn>
  readonly mutated: (mutation: Pick<Mutation, 'call' | 'act'>) => Promise<StandIn>
  /** A card that this upstream's provider declines. */
  readonly declinedToken: string
  readonly close: () => Promise<void>
}

function callOf(id: string): CallDefinition {
  const call = allCalls.find((each) => each.id === id)
  if (call === undefined) throw new Error(`no call is named ${id}`)
  return call
}

/** What hides in an inner request is the business of this connection alone. */
const OF_CONNECTION = new Set(['host', 'connection', 'content-length', 'transfer-encoding', 'expect'])

/** Paths of calls that answer the same however the upstream is used. */
const fixedPaths = new Set(
  allCalls.filter(({ ttlSeconds }) => ttlSeconds !== undefined).map(({ path }) => path),
)

/** Doors open and close: an answer that says whether one is open is as old as this at most. */
const REMEMBERED_MS = 60_000

/** Asks the same of the catalogue once for many mutations, since most of a check's questions are of it. */
function remembering(ask: Ask): Ask {
  const known = new Map<string, Promise<Answer>>()
  let sinceMs = Date.now()
  return async (asked) => {
    if (Date.now() - sinceMs > REMEMBERED_MS) {
      known.clear()
      sinceMs = Date.now()
    }
    const { method, url, headers, body } = asked
    if (!fixedPaths.has(url.split('?')[0] ?? '')) return await ask(asked)
    const key = JSON.stringify([
      method,
      url,
      headers['content-type'],
      headers['content-encoding'],
      body.toString('latin1'),
    ])
    const answer = known.get(key) ?? ask(asked)
    known.set(key, answer)
    return await answer
  }
}

/** Opens the reference upstream in this process, on the machine's clock or another. */
export async function openReference(now?: () => Date): Promise<Reference> {
  const { app, toState, close } = await openInProcess(now && { now })
  const ask = remembering(async ({ method, url, headers, body }): Promise<Answer> => {
    const passed = Object.entries(headers).filter(([name]) => !OF_CONNECTION.has(name))
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: Object.fromEntries(passed),
      ...(body.length > 0 && { payload: body }),
    })
    const type = response.headers['content-type']
    return {
      status: response.statusCode,
      headers: { ...(typeof type === 'string' && { 'content-type': type }) },
      body: response.rawPayload,
    }
  })
  return {
    toState,
    correct: async () =>
      await startStandIn(ask, { isFor: () => false, act: async (asked) => await ask(asked) }),
    mutated: async ({ call, act }) => {
      const { method, path } = callOf(call)
      const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)
      const isFor = (asked: { method: string; url: string }) =>
        asked.method === method && pattern.test(asked.url.split('?')[0] ?? '')
      return await startStandIn(ask, { isFor, act: act() })
    },
    declinedToken,
    close,
  }
}
