/** One place of an answer that breaks the pact. `path` is within the body, a header's name, or empty. */
export interface Mismatch {
  readonly of: 'body' | 'header' | 'status' | 'exchange'
  readonly path: string
  readonly message: string
}

/** The result of one interaction; it is good without mismatches. */
export interface Verdict {
  /** `lounge.detail: one lounge` */
  readonly description: string
  readonly call: string
  readonly mismatches: readonly Mismatch[]
}

/** The native verifier's report, as far as it is read. */
interface Report {
  readonly interactionResults?: readonly { readonly description: string; readonly result: string }[]
  readonly errors?: readonly { readonly interaction: string; readonly mismatch: NativeMismatch }[]
}

interface NativeMismatch {
  readonly type?: string
  readonly message?: string
  readonly mismatches?: readonly {
    readonly type: string
    readonly path?: string
    readonly key?: string
    readonly mismatch?: string
  }[]
}

const KINDS: Readonly<Record<string, Mismatch['of']>> = {
  BodyMismatch: 'body',
  BodyTypeMismatch: 'body',
  HeaderMismatch: 'header',
  StatusMismatch: 'status',
}

function mismatchesOf(native: NativeMismatch): Mismatch[] {
  if (native.mismatches === undefined)
    return [{ of: 'exchange', path: '', message: native.message ?? 'no answer that can be judged' }]
  return native.mismatches.map(({ type, path, key, mismatch }) => ({
    of: KINDS[type] ?? 'exchange',
    path: path ?? key ?? '',
    message: mismatch ?? type,
  }))
}

function callOf(description: string): string {
  return description.split(':')[0] ?? ''
}

/** Their order within an answer is chance in the native part. */
function inOrder(mismatches: Mismatch[]): Mismatch[] {
  return mismatches.sort((a, b) => (`${a.path} ${a.message}` < `${b.path} ${b.message}` ? -1 : 1))
}

/**
 * Reads the report on these interactions.
 * @throws when one of them was not verified: a run that verified less than it should is no success.
 */
export function verdictsOf(text: string, descriptions: readonly string[]): Verdict[] {
  const { interactionResults = [], errors = [] } = parse(text)
  const done = new Map(interactionResults.map(({ description, result }) => [description, result]))
  const missing = descriptions.filter((description) => !done.has(description))
  if (descriptions.length === 0 || missing.length > 0)
    throw new Error(
      `Pact verified ${done.size} of ${descriptions.length} interactions. ${text.slice(0, 1000)}`,
    )
  return descriptions.map((description) => {
    const own = errors.filter(({ interaction }) => interaction.endsWith(` - ${description}`))
    const found = inOrder(own.flatMap(({ mismatch }) => mismatchesOf(mismatch)))
    const isNameless = found.length === 0 && done.get(description) !== 'OK'
    const mismatches = isNameless ? mismatchesOf({}) : found
    return { description, call: callOf(description), mismatches }
  })
}

function parse(text: string): Report {
  try {
    return JSON.parse(text) as Report
  } catch {
    throw new Error(`Pact’s verifier reports: ${text.slice(0, 1000)}`)
  }
}
