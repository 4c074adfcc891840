import { type CallDefinition, type Check, compileCheck, type Request, shopRequest } from '@layover/contracts'

const checks = new Map<string, Check | undefined>()

function checkOf(call: CallDefinition): Check | undefined {
  if (!checks.has(call.id)) {
    const { body } = shopRequest(call)
    checks.set(call.id, body && compileCheck(body))
  }
  return checks.get(call.id)
}

/** Whether a call would take such fields at all. What no agent, airport, lounge or lane can be called is not worth a question. */
export function isPossible<C extends CallDefinition>(
  call: C,
  input: Request<C> & { readonly agentId?: string },
): boolean {
  return checkOf(call)?.isValid(input) ?? true
}
