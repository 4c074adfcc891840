import { type CallDefinition, type Check, compileCheck, shopRequest } from '@layover/contracts'

const checks = new Map<string, Check | undefined>()

function checkOf(call: CallDefinition): Check | undefined {
  if (!checks.has(call.id)) {
    const { body } = shopRequest(call)
    checks.set(call.id, body && compileCheck(body))
  }
  return checks.get(call.id)
}

/** Whether a call would take such an input at all. Otherwise a code in it belongs to nothing, and no request is sent (P23). */
export function isPossible(call: CallDefinition, input: object): boolean {
  return checkOf(call)?.isValid(input) ?? true
}
