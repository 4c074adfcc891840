import { type Static, Type } from '@sinclair/typebox'
import { TypeCompiler } from '@sinclair/typebox/compiler'

const closed = { additionalProperties: false } as const

/** What the SDK encrypts, field by field; another one is refused, since nobody here would know what it means. */
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

/** The card's values by their names. */
type PaymentValues = ReadonlyMap<string, string>

/** What a browser encrypted, of the right form; its values are not looked at yet. */
export type CustomerInput = Omit<Static<typeof schema>, 'paymentValues'> & { readonly values: PaymentValues }

/** Reads what was decrypted: strict UTF-8, JSON, the SDK's fields, no value twice. Undefined for anything else. */
export function readCustomerInput(plaintext: Uint8Array): CustomerInput | undefined {
  const input = parse(plaintext)
  if (!compiled.Check(input)) return undefined
  const { paymentValues, ...rest } = input
  const values = new Map(paymentValues.map(({ key, value }) => [key, value]))
  return values.size === paymentValues.length ? { ...rest, values } : undefined
}

/** A byte that is no UTF-8 would stand as a replacement sign in somebody's name, so nothing of it is taken. */
function parse(plaintext: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(plaintext))
  } catch {
    return undefined
  }
}
