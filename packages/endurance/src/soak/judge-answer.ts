import {
  allCalls,
  type CallDefinition,
  compileCheck,
  FailureEnvelope,
  Problem,
  successEnvelope,
} from '@layover/contracts'

const failure = compileCheck(FailureEnvelope)
const problem = compileCheck(Problem)
const checks = new Map(
  allCalls.map((call) => [
    keyOf(call.method, `/api${call.path}`),
    { call, success: compileCheck(successEnvelope(call.data)) },
  ]),
)

function keyOf(method: string, path: string): string {
  return `${method} ${path.replace(/(?<=createSession\/).*/, '{agentId}')}`
}

/** The call of an address of the gateway; undefined where it is none. */
export function callAt(method: string, path: string): CallDefinition | undefined {
  return checks.get(keyOf(method, path))?.call
}

/** The fault of an answer's body by the contract; undefined where there is none. */
export function faultOfBody(method: string, path: string, status: number, body: unknown): string | undefined {
  const check = checks.get(keyOf(method, path))
  if (check === undefined) return undefined
  if (status !== 200) {
    if (!problem.isValid(body)) return 'no problem document'
    return (body as Problem).status === status ? undefined : 'a problem document of another status'
  }
  const isFailure = (body as { state?: unknown } | undefined)?.state === 'failure'
  const schema = isFailure ? failure : check.success
  if (!schema.isValid(body))
    return schema
      .violations(body)
      .map(({ path: at, expected }) => `${at}: ${expected}`)
      .join(', ')
  const { errorCode } = body as { errorCode?: never }
  if (!isFailure || check.call.errorCodes.includes(errorCode as never)) return undefined
  return `a code that the call does not know: ${errorCode}`
}
