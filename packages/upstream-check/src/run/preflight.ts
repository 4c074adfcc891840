import { allCalls, type CallDefinition, calls, fillPath } from '@layover/contracts'
import { busyReason, TOO_MANY_REQUESTS } from '../exchange/rest.ts'
import type { Exchange } from './answer.ts'
import type { Run } from './run.ts'

/** Reads that need no id. */
const FIRST = [calls.airport.getPopularAirports, calls.lounge.getCommonPrice, calls.product.getByEntity]

/**
 * Looks for an upstream. @returns undefined where there is one, else the reason why nothing can be tested, in one sentence:
 * no server, no HTTP, a certificate that is not trusted, redirects alone, failures alone, or another product.
 */
export async function preflight(run: Run): Promise<string | undefined> {
  const reason = await commonReason(run, FIRST)
  if (reason === undefined || reason.isSilent) return reason?.text
  // An upstream that is not finished may serve few of the calls.
  return (
    await commonReason(
      run,
      allCalls.filter(({ effect }) => effect === 'read'),
    )
  )?.text
}

interface Reason {
  readonly text: string
  /** No answer came, so more requests would only cost time. */
  readonly isSilent: boolean
}

/** The reason that each of these calls gives, with the examples of the contract as requests. */
async function commonReason(run: Run, probes: readonly CallDefinition[]): Promise<Reason | undefined> {
  const answers = await Promise.all(
    probes.map(async (call) => await run.probe(call, call.examples[0]?.request ?? {})),
  )
  const came = answers.filter((each) => each !== undefined)
  if (came.length === 0 && run.isStopped)
    return { text: 'the check was stopped before the first request', isSilent: true }
  const isPlain = new URL(run.options.baseUrl).protocol === 'http:'
  const reasons = came.map((each) => reasonOf(each, isPlain))
  const [text] = reasons
  if (text === undefined || reasons.includes(undefined)) return undefined
  return { text, isSilent: came.every(({ sent }) => sent.kind === 'fault') }
}

/** A redirect names the address of one call. Where its path is still the call's, what stands before it is another upstream. */
function redirected({ call, parts }: Exchange, location: string): string {
  const path = fillPath(call.path, parts.path ?? {})
  const [target = ''] = location.split('?', 1)
  if (URL.canParse(target) && target.endsWith(path))
    return `it redirects every call to ${target.slice(0, -path.length)}: check that address instead`
  return `it redirects every call (${path} to ${location}), and the gateway follows no redirect`
}

function reasonOf(exchange: Exchange, isPlain: boolean): string | undefined {
  const { sent } = exchange
  if (sent.kind === 'fault' && sent.fault === 'cut' && isPlain) return `${sent.why}: does it speak https?`
  if (sent.kind === 'fault') return FAULTS[sent.fault]?.(sent.why) ?? sent.why
  const { status, headers, body } = sent
  if (status >= 300 && status < 400) return redirected(exchange, headers.location ?? 'nowhere')
  const type = headers['content-type'] ?? ''
  const isPage = /html/i.test(type) || /^\s*<(?:!doctype|html)/i.test(body.subarray(0, 64).toString())
  if (isPage)
    return `it answers every call with a page of HTML (status ${status}): this is another product, or another path`
  if (status === 401 || status === 403)
    return `it refuses every call with ${status}: credentials go into --header 'name: value'`
  if (status === TOO_MANY_REQUESTS) return busyReason(headers['retry-after'])
  if (status >= 500) return `it fails every call with ${status}: is the upstream itself up?`
  if (status === 404) return 'it knows none of the calls (status 404): is the path of the address right?'
  return undefined
}

const FAULTS: Readonly<Partial<Record<string, (why: string) => string>>> = {
  unreachable: (why) => `it cannot be reached: ${why}`,
  tls: (why) => `no trusted connection: ${why}; --ca names an authority, --insecure needs none`,
  otherHost: (why) => `no trusted connection: ${why}; is the host of the address right?`,
  notHttp: (why) => `something else answers there: ${why}`,
  badHttp: (why) => `it answers with ${why}`,
  late: (why) => `it is too slow to be checked: ${why} for any of the first calls`,
}
