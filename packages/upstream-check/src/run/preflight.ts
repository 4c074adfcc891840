import { calls } from '@layover/contracts'
import type { Exchange } from './answer.ts'
import type { Run } from './run.ts'

/** Reads that every upstream has and that need no id. */
const PROBES = [calls.airport.getPopularAirports, calls.lounge.getCommonPrice, calls.product.getByEntity]

/**
 * Looks for an upstream. @returns undefined where there is one, else the reason why nothing can be tested, in one sentence:
 * no server, no HTTP, a certificate that is not trusted, redirects alone, or another product.
 */
export async function preflight(run: Run): Promise<string | undefined> {
  const answers = await Promise.all(
    PROBES.map(
      async (call) =>
        await run.probe(call, call.id === 'product.getByEntity' ? { body: { level: 2 } } : { body: {} }),
    ),
  )
  const came = answers.filter((each) => each !== undefined)
  if (came.length === 0) return run.isStopped ? 'the check was stopped before the first request' : undefined
  const reasons = came.map(reasonOf)
  const [first] = reasons
  return reasons.every((reason) => reason !== undefined) ? first : undefined
}

function reasonOf({ sent }: Exchange): string | undefined {
  if (sent.kind === 'fault') return FAULTS[sent.fault]?.(sent.why) ?? sent.why
  const { status, headers, body } = sent
  if (status >= 300 && status < 400) {
    return `it redirects every call to ${headers.location ?? 'nowhere'}: check that address instead`
  }
  const type = headers['content-type'] ?? ''
  const isPage = /html/i.test(type) || /^\s*<(?:!doctype|html)/i.test(body.subarray(0, 64).toString())
  if (isPage)
    return `it answers every call with a page of HTML (status ${status}): this is another product, or another path`
  if (status === 401 || status === 403)
    return `it refuses every call with ${status}: credentials go into --header 'name: value'`
  if (status === 404) return 'it knows none of the calls (status 404): is the path of the address right?'
  return undefined
}

const FAULTS: Readonly<Partial<Record<string, (why: string) => string>>> = {
  unreachable: (why) => `it cannot be reached: ${why}`,
  tls: (why) => `no trusted connection: ${why}; --ca names an authority, --insecure needs none`,
  notHttp: (why) => `something else answers there: ${why}`,
  late: (why) => `it is too slow to be checked: ${why} for any of the first calls`,
}
