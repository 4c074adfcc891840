import type { Severity } from '../report/report.ts'
import type { Exchange } from '../run/answer.ts'
import type { Run } from '../run/run.ts'

interface Fault {
  /** Breaks the shop without it. */
  readonly severity?: Severity
  readonly path: string
  readonly expected: string
  readonly got: string
}

/**
 * The fault of a refusal: a 5xx, silence, a redirect or a page. Undefined where there is none. A page under a 4xx is what many
 * servers say by themselves; the gateway, which never sends such a request, would read its status alone.
 */
export function judgeRefusal({ sent }: Exchange): Fault | undefined {
  const expected = 'a 4xx or a failure'
  if (sent.kind === 'fault') return { path: 'response', expected, got: sent.why }
  const { status, headers, body } = sent
  if (status !== 200 && (status < 400 || status > 499))
    return { path: 'status', expected, got: String(status) }
  const type = headers['content-type'] ?? ''
  if (/html/i.test(type) || /^\s*<(?:!doctype|html)/i.test(body.subarray(0, 64).toString())) {
    const is = { path: 'content-type', expected: 'no page of HTML', got: type || 'a page of HTML' }
    return status === 200 ? is : { ...is, severity: 'harmless' }
  }
  if (status === 200 && stateOf(body) === undefined) return { path: '$.state', expected, got: 'no state' }
  return undefined
}

function stateOf(body: Buffer): string | undefined {
  try {
    const { state } = JSON.parse(body.toString()) as { state?: unknown }
    return typeof state === 'string' ? state : undefined
  } catch {
    return undefined
  }
}

/** Whether a wrong request was answered as a right one. */
export function isSuccessful(run: Run, { call, sent }: Exchange): boolean {
  if (sent.kind !== 'answer' || sent.status !== 200) return false
  return run.promiseOf(call).success.includes(stateOf(sent.body) ?? '')
}
