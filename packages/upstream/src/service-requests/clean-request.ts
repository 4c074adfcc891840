import type { calls, Request } from '@layover/contracts'
import { checkEmail } from '@layover/rules/email'
import { checkMobile } from '@layover/rules/phone'
import { plainLine, plainText } from '../domain/plain-text.ts'
import { Refused, WrongRequest } from '../domain/refused.ts'
import type { ServiceRequestContent } from '../store/database/schema.ts'

/** What the call carries, either form. */
export type ServiceRequest = Request<typeof calls.customer.serviceCreate> & { readonly agentId?: string }

const LEAST_NAME_LENGTH = 2

/**
 * What a visitor wrote in the form that is stored and mailed: lines without controls, texts with their line ends, the
 * mobile number without a national 0. Markup stays as it was typed, since whoever shows it shows text.
 *
 * @throws Refused MOBILE_NOT_VALID
 * @throws WrongRequest 400 where nothing that can be read is left, what was typed repeated in no message
 */
export async function cleanRequest(request: ServiceRequest): Promise<ServiceRequestContent> {
  const message = kept('$.message', plainText(request.message))
  const email = request.email === undefined ? {} : { email: cleanEmail(request.email) }
  if (request.kind === 'feedback') {
    const { rating } = request
    return { ...(rating !== undefined && { rating }), ...email, message }
  }
  const { region, service, contactReason, mobile, bookingReference, membershipNumber } = request
  return {
    fullName: kept('$.fullName', plainLine(request.fullName), LEAST_NAME_LENGTH),
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
  return { [name]: kept(`$.${name}`, plainLine(text)) } as { [P in K]?: string }
}

function kept(path: string, text: string, leastLength = 1): string {
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
