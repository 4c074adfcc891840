import { type Static, Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'

const closed = { additionalProperties: false } as const

/** The fields that the SDK encrypts. An unknown field is refused. */
const schema = Type.Object(
  {
    clientSessionId: Type.String({ minLength: 1, maxLength: 128 }),
    nonce: Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' }),
    tokenize: Type.Boolean(),
    collectedDeviceInformation: Type.Record(Type.String(), Type.Unknown()),
    paymentProductId: Type.Integer(),
    paymentValues: Type.Array(Type.Object({ key: Type.String(), value: Type.String() }, closed), {
      maxItems: 16,
    }),
  },
  closed,
)
const compiled = TypeCompiler.Compile(schema)

/** The card's values, keyed by name. */
type PaymentValues = ReadonlyMap<string, string>

/** Decrypted input of the right form; its values are not checked yet. */
export type CustomerInput = Omit<Static<typeof schema>, 'paymentValues'> & { readonly values: PaymentValues }

/**
 * Parses decrypted bytes: strict UTF-8, JSON, the SDK's fields, no value twice. Returns undefined for anything else.
 */
export function readCustomerInput(plaintext: Uint8Array): CustomerInput | undefined {
  const input = parse(plaintext)
  if (!compiled.Check(input)) return undefined
  const { paymentValues, ...rest } = input
  const values = new Map(paymentValues.map(({ key, value }) => [key, value]))
  return values.size === paymentValues.length ? { ...rest, values } : undefined
}

/** Refuses bytes that are no UTF-8; a lenient decoder would put replacement characters into a cardholder's name. */
function parse(plaintext: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plaintext))
  } catch {
    return undefined
  }
}
