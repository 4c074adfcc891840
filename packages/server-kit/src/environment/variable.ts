/** The reasons why a text is refused, without secrets. Without reasons, the reader reports the expected form. */
export class Refusal {
  readonly reasons: readonly string[]
  constructor(...reasons: string[]) {
    this.reasons = reasons
  }
}

/** One variable of a server. Checks at start, `--check` and the README's table all use it. */
export interface Variable<T> {
  readonly description: string
  /** Its form in words: 'a port from 0 to 65535'. */
  readonly expected: string
  /** Replaces an absent or empty text. Without it the variable is required, unless `isOptional`. */
  readonly default?: string
  readonly isOptional?: boolean
  /** An empty text counts as given. */
  readonly mayBeEmpty?: boolean
  /** A secret may come from a file, and no fault quotes it. The printout hides it, or only the password in an address. */
  readonly secret?: 'whole' | 'password'
  readonly parse: (text: string) => T | Refusal
}

export type Variables = Readonly<Record<string, Variable<unknown>>>

/** The values of variables, keyed by name. */
export type Values<V extends Variables> = {
  readonly [Name in keyof V]: V[Name] extends Variable<infer T> ? T : never
}

type Rest = Pick<Variable<unknown>, 'default' | 'secret' | 'mayBeEmpty'>

export function optional<T>(variable: Variable<T>): Variable<T | undefined> {
  return { ...variable, isOptional: true }
}

/** A text that a pattern or a function accepts. */
export function text(
  description: string,
  expected: string,
  accepts: RegExp | ((text: string) => boolean),
  rest: Rest = {},
): Variable<string> {
  const isRight = accepts instanceof RegExp ? (given: string) => accepts.test(given) : accepts
  return { description, expected, ...rest, parse: (given) => (isRight(given) ? given : new Refusal()) }
}

/** A whole number. `expected` may name its unit: 'a whole number of seconds from 1 to 60'. */
export function wholeNumber(
  description: string,
  [least, most]: readonly [number, number],
  fallback: number,
  expected = `a whole number from ${least} to ${most}`,
): Variable<number> {
  return {
    description,
    expected,
    default: String(fallback),
    parse(given) {
      const value = Number(given)
      return /^\d{1,9}$/.test(given) && value >= least && value <= most ? value : new Refusal()
    },
  }
}

/** One of some words. */
export function oneOf<const Words extends readonly string[]>(
  description: string,
  words: Words,
  fallback: Words[number],
): Variable<Words[number]> {
  return {
    description,
    expected: `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`,
    default: fallback,
    parse: (given) => words.find((word) => word === given) ?? new Refusal(),
  }
}

export function port(description: string, fallback: number): Variable<number> {
  return wholeNumber(description, [0, 65_535], fallback, 'a port from 0 to 65535')
}

export function host(description: string): Variable<string> {
  return text(description, 'a host name or address', /^[\w.:%-]+$/, { default: '127.0.0.1' })
}

export function logLevel() {
  const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
  return oneOf('Least serious log line to write.', levels, 'info')
}
