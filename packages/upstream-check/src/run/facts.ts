import { describeValue } from '@layover/contracts'
import type { Exchange } from './answer.ts'
import { canonicalText } from './canonical-text.ts'
import { claim } from './promises.ts'
import type { Run } from './run.ts'

interface Statement {
  readonly value: string
  readonly shown: unknown
  readonly path: string
  readonly at: Exchange
}

/** Where an object of an answer stands. */
export interface Place {
  readonly at: Exchange
  readonly path: string
}

/**
 * What several calls say of one thing: they must agree. Where they do not, the odd ones out are named; where it is one
 * against one, both are, each with what the other says.
 */
export class Facts {
  readonly #facts = new Map<string, Statement[]>()

  /** Notes fields of an object, those that are there. `thing` names what it is about: `lounge LHR-HARRIER`. */
  say(thing: string, value: object, names: readonly string[], { at, path }: Place): void {
    for (const name of names) {
      const field = (value as Record<string, unknown>)[name]
      if (field !== undefined) this.tell(`${thing} ${name}`, field, { at, path: `${path}.${name}` })
    }
  }

  tell(fact: string, shown: unknown, { at, path }: Place): void {
    const statements = this.#facts.get(fact) ?? []
    statements.push({ value: canonicalText(shown), shown, path, at })
    this.#facts.set(fact, statements)
  }

  /** Compares everything that was said. */
  compare(run: Run): void {
    for (const statements of this.#facts.values()) compareOne(run, statements)
  }
}

const AGREE = 'calls agree on what they both say'

/** What is only read: a visitor who meets another word on another page is not hurt by it. */
const WORDS = new Set([
  'name',
  'loungeName',
  'cipName',
  'airportName',
  'city',
  'country',
  'imgUrl',
  'terminal',
  'type',
  'securityType',
  'openingHours',
  'description',
  'benefits',
  'question',
  'answer',
  'title',
  'body',
  'updatedAt',
])

/** The type of a help text is no word: by it a group finds its questions. */
function isWord({ at, path }: Statement): boolean {
  const name = path.slice(path.lastIndexOf('.') + 1)
  return WORDS.has(name) && !(name === 'type' && at.call.tag === 'content')
}

function compareOne(run: Run, statements: readonly Statement[]): void {
  const byCall = new Map<string, Statement>()
  for (const each of statements) {
    const key = `${each.at.call.id} ${each.value}`
    const known = byCall.get(key)
    if (known === undefined || each.path < known.path) byCall.set(key, each)
  }
  const distinct = [...byCall.values()]
  const sayings = new Map<string, Statement[]>()
  for (const each of distinct) sayings.set(each.value, [...(sayings.get(each.value) ?? []), each])
  if (new Set(distinct.map(({ at }) => at.call.id)).size > 1) {
    for (const { at } of distinct) run.notes.tested(at.call.id, AGREE)
  }
  if (sayings.size < 2) return
  const groups = [...sayings.values()].sort((a, b) => b.length - a.length)
  const [first = [], second = []] = groups
  const isTie = first.length === second.length
  for (const group of isTie ? groups : groups.slice(1)) {
    const other = group === first ? second[0] : first[0]
    if (other === undefined) continue
    for (const each of group) {
      const { at, path, shown } = each
      const expected = `${describeValue(other.shown)}, as ${other.at.call.id} says`
      const severity = isWord(each) ? 'harmless' : 'breaks'
      claim(run, at, false, { rule: AGREE, severity, path, expected, got: shown })
    }
  }
}
