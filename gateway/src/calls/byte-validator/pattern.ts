import { DFA, JS, NFA } from 'refa'
import { type ByteValidator, NO } from './values.ts'

const QUOTE = 0x22
const BACKSLASH = 0x5c
const FIRST_PRINTABLE = 0x20
const FIRST_BEYOND_ASCII = 0x80

/** The state that no text leaves. */
const REFUSED = 0

/** The expression between `^` and `$`; undefined where the pattern does not begin and end with them, or has alternatives. */
function wholeText(pattern: string): string | undefined {
  const [alternative, ...others] = JS.Parser.fromLiteral({ source: pattern, flags: '' }).ast.pattern
    .alternatives
  const kinds = [alternative?.elements.at(0), alternative?.elements.at(-1)].map(
    (element) => element?.type === 'Assertion' && element.kind,
  )
  return others.length === 0 && kinds.join() === 'start,end' ? pattern.slice(1, -1) : undefined
}

/** The same few patterns stand in many schemas, and a table takes time and space. */
const known = new Map<string, ByteValidator | undefined>()

/** The validator of a pattern of whole texts; undefined where it is not one. */
export function readPattern(pattern: string): ByteValidator | undefined {
  if (!known.has(pattern)) known.set(pattern, compilePattern(pattern))
  return known.get(pattern)
}

/**
 * Compiles a pattern into a table: for each state and byte the next state. A text of printable ASCII without escapes needs one
 * look at the table for each byte; any other text is left to the parser, and so is every text where the pattern looks ahead
 * or back.
 */
function compilePattern(pattern: string): ByteValidator | undefined {
  const source = wholeText(pattern)
  if (source === undefined) return undefined
  const parser = JS.Parser.fromLiteral({ source, flags: '' })
  const { expression, maxCharacter } = parser.parse({ assertions: 'disable', backreferences: 'disable' })
  const automaton = DFA.fromFA(NFA.fromRegex(expression, { maxCharacter }))
  automaton.minimize()
  const states = [...automaton.nodes()]
  const numberOf = new Map(states.map((state, index) => [state, index + 1]))
  const table = new Uint16Array((states.length + 1) * 256)
  const isEnd = new Uint8Array(states.length + 1)
  for (const [state, number] of numberOf) {
    isEnd[number] = automaton.finals.has(state) ? 1 : 0
    for (let byte = FIRST_PRINTABLE; byte < FIRST_BEYOND_ASCII; byte++) {
      if (byte === QUOTE || byte === BACKSLASH) continue
      const next = state.out.get(byte)
      table[number * 256 + byte] = (next && numberOf.get(next)) ?? REFUSED
    }
  }
  const first = numberOf.get(automaton.initial) ?? REFUSED
  return (bytes, at) => {
    if (bytes[at] !== QUOTE) return NO
    let state = first
    let i = at + 1
    for (;;) {
      const next = table[state * 256 + (bytes[i] as number)] ?? REFUSED
      if (next === REFUSED) break
      state = next
      i++
    }
    return bytes[i] === QUOTE && isEnd[state] === 1 ? i + 1 : NO
  }
}
