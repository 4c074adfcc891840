import { readSecretFiles, type Source, secretNames } from './secret-files.ts'
import { Refusal, type Values, type Variable, type Variables } from './variable.ts'

interface Faults<V extends Variables> {
  /** One line for each fault. No line contains a secret. */
  readonly faults: string[]
  /** The values of the other variables, so that a server can check more of them at once. */
  readonly found: Partial<Values<V>>
}

/** Reads the variables of a server, secrets from files too. An empty variable counts as absent unless it may be empty. */
export function readEnvironment<const V extends Variables>(
  variables: V,
  env: Source,
): { readonly environment: Values<V> } | Faults<V> {
  const secrets = readSecretFiles(env, secretNames(variables))
  const faults: string[] = []
  const found: Record<string, unknown> = {}
  for (const [name, variable] of Object.entries(variables)) {
    const inFile = secrets.faults.get(name)
    const value = inFile === undefined ? read(name, variable, secrets.source[name]) : [inFile]
    if (Array.isArray(value)) faults.push(...value)
    else found[name] = value.parsed
  }
  // Each name of V has been read by its own variable.
  return faults.length > 0
    ? { faults, found: found as Partial<Values<V>> }
    : { environment: found as Values<V> }
}

export function isGiven({ mayBeEmpty }: Variable<unknown>, given: string | undefined): boolean {
  return mayBeEmpty ? given !== undefined : Boolean(given)
}

/** The text of a variable: the given one, or else its default. */
export function resolve(variable: Variable<unknown>, given: string | undefined): string | undefined {
  return isGiven(variable, given) ? given : variable.default
}

function read(
  name: string,
  variable: Variable<unknown>,
  given: string | undefined,
): string[] | { parsed: unknown } {
  const text = resolve(variable, given)
  if (text === undefined)
    return variable.isOptional
      ? { parsed: undefined }
      : [`${name}: expected ${variable.expected}, got nothing`]
  const parsed = variable.parse(text)
  if (!(parsed instanceof Refusal)) return { parsed }
  const got = variable.secret === undefined ? JSON.stringify(text) : `${text.length} characters`
  const reasons = parsed.reasons.length > 0 ? parsed.reasons : [`expected ${variable.expected}, got ${got}`]
  return reasons.map((reason) => `${name}: ${asLine(reason)}`)
}

const LONGEST_REASON = 500

/** Some reasons repeat what they refuse: it may be a whole file, with line breaks in it. */
function asLine(reason: string): string {
  const start = reason.length > LONGEST_REASON ? `${reason.slice(0, LONGEST_REASON)} …` : reason
  return start.replaceAll(/\p{Cc}/gu, (sign) => JSON.stringify(sign).slice(1, -1))
}
