import { allCalls, compileCheck } from '@layover/contracts'
import { type Static, Type } from '@sinclair/typebox'

/** `late`: after the call's deadline. `shape`: data of another type. Any other word is the errorCode of a refusal. */
const Fault = Type.Object(
  {
    call: Type.String(),
    fault: Type.String({ pattern: '^(late|500|shape|[A-Z0-9_]{3,64})$' }),
    times: Type.Optional(Type.Integer({ minimum: 1 })),
  },
  { additionalProperties: false },
)
const check = compileCheck(Fault)

/** Faults that were asked for, by call; each counts down. */
export class Faults {
  readonly #faults = new Map<string, { readonly fault: string; left: number }>()

  /** @returns the reason why a request for a fault is wrong */
  add(value: unknown): string | undefined {
    const [wrong] = check.violations(value)
    if (wrong) return `${wrong.path} expected ${wrong.expected}, got ${wrong.got}`
    const { call, fault, times = Number.POSITIVE_INFINITY } = value as Static<typeof Fault>
    if (!allCalls.some(({ id }) => id === call)) return `there is no call ${call}`
    this.#faults.set(call, { fault, left: times })
    return undefined
  }

  clear(): void {
    this.#faults.clear()
  }

  /** The fault for this request of a call, which counts. */
  next(call: string): string | undefined {
    const known = this.#faults.get(call)
    if (known === undefined || known.left <= 0) return undefined
    known.left -= 1
    return known.fault
  }
}
