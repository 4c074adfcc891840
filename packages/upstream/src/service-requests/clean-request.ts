import type { calls, Request } from '@layover/contracts'
import { plainLine, plainText } from '../domain/plain-text.ts'
import { validMobile } from '../domain/valid-mobile.ts'
import type { ServiceRequestContent } from '../store/database/rows/requests.ts'

/** The request of either form. */
export type ServiceRequest = Request<typeof calls.customer.serviceCreate> & { readonly agentId?: string }

/**
 * Cleans a visitor's form for storage and mail: lines without control characters, texts with their line ends, the
 * mobile number without a national 0. Markup is not changed, because it is always shown as text. By the contract each
 * text has visible characters, so none becomes empty (P401).
 *
 * @throws Refused MOBILE_NOT_VALID
 */
export async function cleanRequest(request: ServiceRequest): Promise<ServiceRequestContent> {
  const message = plainText(request.message)
  const email = request.email === undefined ? {} : { email: request.email }
  if (request.kind === 'feedback') {
    const { rating } = request
    return { ...(rating !== undefined && { rating }), ...email, message }
  }
  const { region, service, contactReason, mobile, bookingReference, membershipNumber } = request
  return {
    fullName: plainLine(request.fullName),
    ...email,
    ...(mobile !== undefined && { mobile: await validMobile(mobile) }),
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
  return { [name]: plainLine(text) } as { [P in K]?: string }
}
