import { type CallDefinition, deprecatedParts, deprecationText, errorCodes } from '@layover/contracts'

const EFFECTS: Record<CallDefinition['effect'], string> = {
  read: 'It changes nothing, so it may be repeated.',
  hold: 'It takes, renews or checks something, and the gateway never repeats it.',
  order:
    'It changes something once for each `Idempotency-Key`: the same key and body get the first reply again.',
  submit: 'Each press of a visitor sends it once, and the gateway never repeats it.',
}

/** The text of a call in a document: its description, and the promises that no schema can say. */
export function callText(call: CallDefinition): string {
  const { description, effect, timeoutMs, addition } = call
  const promises = [
    EFFECTS[effect],
    `The reply comes within ${timeoutMs / 1000} s.`,
    ...keptFor(call),
    ...(addition ? ['An upstream may lack this call.'] : []),
  ]
  const going = deprecatedParts(call).map((part) => `**Deprecated:** ${deprecationText(part)}.`)
  const refusals = call.errorCodes.map((code) => `- \`${code}\`: ${errorCodes[code]}`)
  const codes = refusals.length === 0 ? [] : ['**Refusals**', refusals.join('\n')]
  return [...going, description, promises.join(' '), ...codes].join('\n\n')
}

/** How long an answer is fresh, and how much longer it is sent where the newer one is slow or does not come. */
function keptFor({ ttlSeconds, staleSeconds = 0 }: CallDefinition): string[] {
  if (ttlSeconds === undefined) return []
  const longer =
    staleSeconds === 0 ? '' : `, and up to ${staleSeconds} s longer while a newer one has not come`
  return [`The gateway may keep it for ${ttlSeconds} s${longer}.`]
}
