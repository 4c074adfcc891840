import * as account from './calls/account.ts'
import * as airport from './calls/airport.ts'
import * as cip from './calls/cip.ts'
import * as content from './calls/content.ts'
import * as customer from './calls/customer.ts'
import * as discount from './calls/discount.ts'
import * as lounge from './calls/lounge.ts'
import * as loungePrebooking from './calls/lounge-prebooking.ts'
import * as order from './calls/order.ts'
import * as pci from './calls/pci.ts'
import * as product from './calls/product.ts'
import * as purchasemembership from './calls/purchase-membership.ts'
import { listCalls } from './registry.ts'

/**
 * Every promise between shop, gateway and upstream, by resource and name: `calls.lounge.createOrder`. Each resource has its
 * sentence in the OpenAPI file, `about`.
 */
export const calls = {
  airport,
  lounge,
  cip,
  loungePrebooking,
  product,
  discount,
  pci,
  customer,
  content,
  account,
  purchasemembership,
  order,
} as const

/** The same as one list, for the walks. */
export const allCalls = listCalls(calls)

export { agentPlace, shopRequest, upstreamRequest } from './agent.ts'
export { fillPath, pathExpression, routerPath } from './call-path.ts'
export { canonicalPairs, sortFields } from './canonical-json.ts'
export type {
  CallCost,
  CallDefinition,
  CallExample,
  CallLimit,
  Data,
  Request,
} from './define-call.ts'
export {
  type DeprecatedPart,
  deprecated,
  deprecatedParts,
  deprecationText,
} from './deprecation.ts'
export {
  discountErrorCodes,
  type ErrorCode,
  errorCodes,
  type UnusableCodeError,
  unusableCodeErrors,
} from './error-codes.ts'
export { hasOwner, OwnerHeaders } from './owner-headers.ts'
export { perRequestHeaders } from './per-request-headers.ts'
export { headQuotes, purchases } from './purchases.ts'
export { LANGUAGE, type ServiceType, serviceTypes } from './shapes/codes.ts'
export {
  FAILURE_STATE,
  FailureEnvelope,
  successEnvelope,
  UpstreamFailure,
  upstreamSuccess,
} from './shapes/envelope.ts'
export { PaidCard } from './shapes/order.ts'
export { Problem, Violation } from './shapes/problem.ts'
export { splitList } from './split-list.ts'
export { type StateName, stateNames } from './state-names.ts'
export { type StateValueName, stateValues } from './state-values.ts'
export { readStates, type UpstreamStates, withStates } from './upstream-states.ts'
export { type Check, compileCheck } from './validation/check.ts'
export { convertText } from './validation/convert-text.ts'
export { type Decoded, decodeAnswer } from './validation/decode-answer.ts'
export { describeValue } from './validation/describe.ts'
export { createAnswerJudge, type Judgement } from './validation/judge-answer.ts'
export { unholdableTexts } from './validation/unholdable-texts.ts'
export { UNDECLARED } from './validation/violations.ts'
export { CONTRACT_VERSION } from './version.ts'
