/** Makes the n-th replacement of its kind, which fits the pattern of its field. */
type Mask = (n: number) => string

const padded = (n: number, length: number) => String(n).padStart(length, '0')

/** Fields with secret or personal values, each with its replacement. */
const BY_NAME: Readonly<Record<string, Mask>> = {
  token: (n) => `tok_masked_${padded(n, 8)}`,
  payload: (n) => `eyJtYXNrZWQ.${'masked'.repeat(8)}.${padded(n, 8)}.masked.masked`,
  password: (n) => `${'masked'.repeat(57)}${padded(n, 8)}==`,
  key: (n) => `masked-key-of-order-${padded(n, 8)}`,
  passNumber: (n) => `MASKED-PASS-${padded(n, 6)}`,
  statusKey: (n) => `masked-status-key-${padded(n, 8)}`,
  orderNo: (n) => `LV-MASKED${padded(n, 12)}`,
  replaces: (n) => `LV-MASKED${padded(n, 12)}`,
  reference: (n) => `MASKED-${padded(n, 6)}`,
  bookingReference: (n) => `MASKED-${padded(n, 6)}`,
  membershipNumber: (n) => `MASKED-MEMBER-${padded(n, 6)}`,
  activationCode: (n) => `MASKED-CODE-${padded(n, 6)}`,
  account: (n) => `masked${n}@example.com`,
  email: (n) => `masked${n}@example.com`,
  firstName: (n) => `Masked${n}`,
  lastName: (n) => `Person ${n}`,
  fullName: (n) => `Masked Person ${n}`,
  leadName: (n) => `Masked Person ${n}`,
  flightNumber: () => 'ZQ214',
  last4: () => '0000',
  message: (n) => `Masked text ${n}.`,
  holdId: (n) => `hold-masked-${padded(n, 6)}`,
  clientSessionId: (n) => `masked-session-${padded(n, 6)}`,
  customerId: (n) => `masked-customer-${padded(n, 6)}`,
  caller: () => 'masked-caller',
  switchToken: (n) => `masked.${padded(n, 6)}`,
  discountCode: (n) => `MASKED${n}`,
}

/** Names that are a secret only inside one object: a pass has a code, and so has an airport. */
const BY_PARENT: Readonly<Record<string, Mask>> = {
  'passes.name': (n) => `Masked Person ${n}`,
  'passes.number': (n) => `MASKED-PASS-${padded(n, 6)}`,
  'passes.code': (n) => `masked-code-of-pass-${padded(n, 6)}`,
  'pass.name': (n) => `Masked Person ${n}`,
  'pass.number': (n) => `MASKED-PASS-${padded(n, 6)}`,
  'pass.code': (n) => `masked-code-of-pass-${padded(n, 6)}`,
  'mobile.number': (n) => `7400${padded(n, 6)}`,
}

/** Names that are a secret only in the body of one call's request. */
const BY_CALL: Readonly<Record<string, Mask>> = {
  'discount.checkAvailable.code': (n) => `MASKED${n}`,
}

/** Several names of one and the same value, such as an order and its replacement. */
const KIND: Readonly<Record<string, string>> = { replaces: 'orderNo', account: 'email', code: 'discountCode' }

interface Secret {
  readonly kind: string
  readonly mask: Mask
}

/**
 * Whether a field's value is a secret. Empty texts are none.
 *
 * @param parent name of the field with the surrounding object or list; empty at the top
 */
export function secretAt(call: string, parent: string, name: string): Secret | undefined {
  const mask = BY_PARENT[`${parent}.${name}`]
  if (mask !== undefined) return { kind: `${parent}.${name}`, mask }
  const own = parent === 'body' ? BY_CALL[`${call}.${name}`] : undefined
  const found = own ?? (Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined)
  return found && { kind: KIND[name] ?? name, mask: found }
}
