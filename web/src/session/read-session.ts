import { isObject, type JsonObject } from './json.ts'
import { withoutSecrets } from './secrets.ts'
import {
  DEFAULT_SESSION,
  type DiscountData,
  type InputInfo,
  type InputKey,
  isInputKey,
  NO_DISCOUNT,
  type SessionState,
  type ShownAirport,
} from './session-state.ts'

/** A path of the shop: a stored address must never lead elsewhere. */
const OWN_PATH = /^\/(?![/\\])/

/**
 * Reads the session's state from stored data, field by field. A field of the wrong shape gets its default; an unknown
 * field is dropped. Never throws.
 */
export function readSession(stored: unknown): SessionState {
  if (!isObject(stored)) return DEFAULT_SESSION
  return {
    ...readInputs(stored),
    switchToken: text(stored.switchToken, 256),
    discountData: readDiscount(stored.discountData),
    processGoBackPath: readPath(stored.processGoBackPath) || DEFAULT_SESSION.processGoBackPath,
    lastPage: readPath(stored.lastPage),
    isFrom: text(stored.isFrom, 32),
    searchAirportKeyword: text(stored.searchAirportKeyword, 100),
    searchAirportShowList: readAirports(stored.searchAirportShowList),
  }
}

function readInputs(stored: Record<string, unknown>): Record<InputKey, InputInfo> {
  const inputs = Object.entries(stored).filter(([name, info]) => isInputKey(name) && isObject(info))
  return Object.fromEntries(inputs.map(([name, info]) => [name, withoutSecrets(info as JsonObject)]))
}

function readDiscount(value: unknown): DiscountData {
  if (!isObject(value) || typeof value.discountCode !== 'string' || value.discountCode.length > 30)
    return NO_DISCOUNT
  return {
    discountCode: value.discountCode,
    discountCodeValid: value.discountCodeValid === true,
    deductValue: text(value.deductValue, 20),
    deductType: typeof value.deductType === 'number' ? value.deductType : null,
  }
}

function readPath(value: unknown): string {
  return typeof value === 'string' && OWN_PATH.test(value) ? value : ''
}

function readAirports(value: unknown): ShownAirport[] {
  if (!Array.isArray(value)) return []
  return value.filter(isShownAirport).slice(0, 20)
}

function isShownAirport(value: unknown): value is ShownAirport {
  if (!isObject(value)) return false
  return ['agentId', 'code', 'name', 'city', 'country'].every((name) => typeof value[name] === 'string')
}

function text(value: unknown, maxLength: number): string {
  return typeof value === 'string' && value.length <= maxLength ? value : ''
}
