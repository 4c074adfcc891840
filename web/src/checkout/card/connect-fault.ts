import { EncryptError, IinDetailsResponseError, ResponseError } from 'connect-sdk-client-js'
import { CARD_FIELDS, type CardErrors, FIELD_MESSAGES, PARAMETER_MISSING } from './card.ts'
import { type ConnectReply, REFUSED_NUMBER } from './session-provider.ts'

/** Maps an error of the SDK to a reply. Class names are minified, so only `instanceof` works. */
export function connectFault(fault: unknown): Exclude<ConnectReply<never>, { kind: 'ready' }> {
  if (fault instanceof EncryptError) {
    const errors = fieldErrors(fault.validationErrors.map(({ fieldId }) => fieldId))
    return Object.keys(errors).length > 0 ? { kind: 'wrong', errors } : { kind: 'failed' }
  }
  // No product has these first digits, or there are too few of them.
  if (fault instanceof IinDetailsResponseError) return REFUSED_NUMBER
  if (fault instanceof ResponseError) return refusal(fault.status, fault.data)
  // The browser's error when the provider cannot be reached.
  return { kind: 'failed', isConnection: fault instanceof TypeError }
}

function fieldErrors(fieldIds: readonly string[]): CardErrors {
  const wrong = CARD_FIELDS.filter((field) => fieldIds.includes(field))
  return Object.fromEntries(wrong.map((field) => [field, FIELD_MESSAGES[field]]))
}

/** On a look-up, these two are errors of the card number (P180). */
const NUMBER_CODES = new Set(['210380', '210381'])

type Fault = { code?: unknown; message?: unknown; propertyName?: unknown }

function refusal(status: number, data: unknown) {
  const faults = faultsOf(data)
  if (faults.some(({ code }) => NUMBER_CODES.has(String(code)))) return REFUSED_NUMBER
  if (status === 401 || status === 403) return { kind: 'expired' } as const
  if (status >= 500) return { kind: 'failed', isConnection: true, hasAnswered: true } as const
  const errors = fieldErrors(faults.map(({ propertyName }) => String(propertyName)))
  if (Object.keys(errors).length > 0) return { kind: 'wrong', errors } as const
  if (faults.some(({ message }) => message === PARAMETER_MISSING))
    return { kind: 'failed', message: PARAMETER_MISSING } as const
  // The provider does not know these digits.
  return status === 404 ? REFUSED_NUMBER : ({ kind: 'failed' } as const)
}

function faultsOf(data: unknown): readonly Fault[] {
  const { errors } = (data ?? {}) as { errors?: unknown }
  return Array.isArray(errors) ? errors.filter((one) => typeof one === 'object' && one !== null) : []
}
