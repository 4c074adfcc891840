import type { calls, Request } from '@layover/contracts'
import { checkEmail } from '@layover/rules/email'
import { checkMobile } from '@layover/rules/phone'
import { plainLine, plainText } from '../domain/plain-text.ts'
import { Refused, WrongRequest } from '../domain/refused.ts'
import type { ServiceRequestContent } from '../store/database/schema.ts'

/** The request of either form. */
export type ServiceRequest = Request<typeof calls.customer.serviceCreate> & { readonly agentId?: string }

const MIN_NAME_LENGTH = 2

/**
 * Cleans a visitor's form for storage and mail: lines without control characters, texts with their line ends, the
 * mobile number without a national 0. Markup is not changed, because it is always shown as text.
 *
 * @throws Refused MOBILE_NOT_VALID
 * @throws WrongRequest 400 where nothing readable is left; no message repeats the visitor's text
 */
export async function cleanRequest(request: ServiceRequest): Promise<ServiceRequestContent> {
  const message = readable('$.message', plainText(request.message))
  const email = request.email === undefined ? {} : { email: cleanEmail(request.email) }
  if (request.kind === 'feedback') {
    const { rating } = request
    return { ...(rating !== undefined && { rating }), ...email, message }
  }
  const { region, service, contactReason, mobile, bookingReference, membershipNumber } = request
  return {
    fullName: readable('$.fullName', plainLine(request.fullName), MIN_NAME_LENGTH),
    ...email,
    ...(mobile !== undefined && { mobile: await cleanMobile(mobile) }),
    region,
    service,
    contactReason,
    ...line('bookingReference', bookingReference),
    ...line('membershipNumber', membershipNumber),
    message,
  }
}

function line<K extends string>(name: K, text: string | undefined): { [P in K]?: string } {
  if (text === undefined) return {}
  return { [name]: readable(`$.${name}`, plainLine(text)) } as { [P in K]?: string }
}

function readable(path: string, text: string, leastLength = 1): string {
  if (text.length >= leastLength) return text
  throw new WrongRequest(400, 'The form is not valid', [
    { path, expected: 'text that can be read', got: 'something else' },
  ])
}

function cleanEmail(text: string): string {
  const checked = checkEmail(text)
  if (checked.ok) return checked.value
  throw new WrongRequest(400, 'The form is not valid', [
    { path: '$.email', expected: checked.message, got: 'something else' },
  ])
}

async function cleanMobile({ telAbbr, number }: { telAbbr: string; number: string }) {
  const checked = await checkMobile(telAbbr, number)
  if (!checked.ok) throw new Refused('MOBILE_NOT_VALID')
  return { telAbbr: checked.value.telAbbr, number: checked.value.digits }
}
