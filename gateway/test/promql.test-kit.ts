import type { Sample } from '@layover/endurance/harness/scrape'

/** One choice of series in an expression: a name and what its labels must be. */
interface Selector {
  readonly name: string
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[]
}

const STRING = '"(?:[^"\\\\]|\\\\.)*"'
const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g
/** A name with or without braces; a name before a bracket is a function, and words between two sides are operators. */
const SELECTOR = new RegExp(`([a-zA-Z_:][\\w:]*)(?:\\s*\\{((?:[^"}]|${STRING})*)\\})?(?!\\s*\\(|[\\w:])`, 'g')
const MATCHER = new RegExp(`(\\w+)\\s*(=~|!~|!=|=)\\s*(${STRING})`, 'g')
const OPERATORS = new Set(['and', 'or', 'unless', 'bool'])

function stripped(expression: string): string {
  return expression.replaceAll(GROUPING, ' ').replaceAll(/\[[\w$:]+\]|\boffset\s+\w+/g, ' ')
}

/** The series that an expression of PromQL asks for, as far as dashboards and rules write it. */
export function selectorsOf(expression: string): Selector[] {
  return [...stripped(expression).matchAll(SELECTOR)]
    .filter(([, name = '']) => !OPERATORS.has(name))
    .map(([, name = '', braces = '']) => ({
      name,
      matchers: [...braces.matchAll(MATCHER)].map(([, label = '', operator = '', text = '""']) => ({
        label,
        operator,
        value: JSON.parse(text) as string,
      })),
    }))
}

/** Labels that an expression groups or joins by. */
export function groupsOf(expression: string): string[] {
  return [...expression.matchAll(GROUPING)].flatMap(([, labels = '']) =>
    labels
      .split(',')
      .map((label) => label.trim())
      .filter(Boolean),
  )
}

/** Labels that Prometheus itself gives to whatever it scrapes. */
export const SCRAPED = ['instance', 'job']

/** What a choice finds; a dashboard's variable stands for anything. */
export function selects({ name, matchers }: Selector, samples: readonly Sample[]): readonly Sample[] {
  const own = matchers.filter(({ label }) => !SCRAPED.includes(label))
  return samples.filter(
    (sample) =>
      sample.name === name &&
      own.every(({ label, operator, value }) => {
        const found = sample.labels[label]
        if (found === undefined) return false
        const isMatch = value.startsWith('$')
          ? true
          : operator.endsWith('~')
            ? new RegExp(`^(?:${value})$`).test(found)
            : found === value
        return operator.startsWith('!') ? !isMatch : isMatch
      }),
  )
}
