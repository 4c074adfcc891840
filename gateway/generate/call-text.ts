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
  const { description, effect, timeoutMs, ttlSeconds, addition } = call
  const promises = [
    EFFECTS[effect],
    `The reply comes within ${timeoutMs / 1000} s.`,
    ...(ttlSeconds === undefined ? [] : [`The gateway may keep it for ${ttlSeconds} s.`]),
    ...(addition ? ['An upstream may lack this call.'] : []),
  ]
  const going = deprecatedParts(call).map((part) => `**Deprecated:** ${deprecationText(part)}.`)
  const refusals = call.errorCodes.map((code) => `- \`${code}\`: ${errorCodes[code]}`)
  const codes = refusals.length === 0 ? [] : ['**Refusals**', refusals.join('\n')]
  return [...going, description, promises.join(' '), ...codes].join('\n\n')
}
