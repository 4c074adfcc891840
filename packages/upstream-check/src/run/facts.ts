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

/** The place of an object in an answer. */
export interface Place {
  readonly at: Exchange
  readonly path: string
}

/**
 * The statements of several calls on one fact, which must agree. Where they do not, the report names the minority; where one
 * stands against one, it names both, each with the other value.
 */
export class Facts {
  readonly #facts = new Map<string, Statement[]>()

  /** Notes the present fields of an object. `thing` names the object: `lounge LHR-HARRIER`. */
  noteFields(thing: string, value: object, names: readonly string[], { at, path }: Place): void {
    for (const name of names) {
      const field = (value as Record<string, unknown>)[name]
      if (field !== undefined) this.note(`${thing} ${name}`, field, { at, path: `${path}.${name}` })
    }
  }

  note(fact: string, shown: unknown, { at, path }: Place): void {
    const statements = this.#facts.get(fact) ?? []
    statements.push({ value: canonicalText(shown), shown, path, at })
    this.#facts.set(fact, statements)
  }

  /** Compares all statements. */
  compare(run: Run): void {
    for (const statements of this.#facts.values()) compareOne(run, statements)
  }
}

const AGREE = 'calls agree on facts that both contain'

/** Fields for reading: another wording on another page does no harm to a visitor. */
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

/** The type of a help text is not for reading: a group finds its questions by it. */
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
  const byValue = new Map<string, Statement[]>()
  for (const each of distinct) byValue.set(each.value, [...(byValue.get(each.value) ?? []), each])
  if (new Set(distinct.map(({ at }) => at.call.id)).size > 1) {
    for (const { at } of distinct) run.notes.tested(at.call.id, AGREE)
  }
  if (byValue.size < 2) return
  const groups = [...byValue.values()].sort((a, b) => b.length - a.length)
  const [first = [], second = []] = groups
  const isTie = first.length === second.length
  for (const group of isTie ? groups : groups.slice(1)) {
    const other = group === first ? second[0] : first[0]
    if (other === undefined) continue
    for (const each of group) {
      const { at, path, shown } = each
      const expected = `${describeValue(other.shown)}, as in ${other.at.call.id}`
      const severity = isWord(each) ? 'harmless' : 'breaks'
      claim(run, at, false, { rule: AGREE, severity, path, expected, got: shown })
    }
  }
}
