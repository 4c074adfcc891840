import type { Sample } from './scrape.ts'

/** One selector in an expression: the name of a metric and conditions on its labels. */
interface Selector {
  readonly name: string
  readonly matchers: readonly { readonly label: string; readonly operator: string; readonly value: string }[]
}

const STRING = '"(?:[^"\\\\]|\\\\.)*"'
const GROUPING = /\b(?:by|without|on|ignoring|group_left|group_right)\s*\(([^)]*)\)/g
/** A name with or without braces. A name before a bracket is a function, and `and`, `or`, `unless` are operators. */
const SELECTOR = new RegExp(`([a-zA-Z_:][\\w:]*)(?:\\s*\\{((?:[^"}]|${STRING})*)\\})?(?!\\s*\\(|[\\w:])`, 'g')
const MATCHER = new RegExp(`(\\w+)\\s*(=~|!~|!=|=)\\s*(${STRING})`, 'g')
const OPERATORS = new Set(['and', 'or', 'unless', 'bool'])

function stripped(expression: string): string {
  return expression.replaceAll(GROUPING, ' ').replaceAll(/\[[\w$:]+\]|\boffset\s+\w+/g, ' ')
}

/** The selectors in an expression of PromQL, for the forms that dashboards and rules use. */
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

/** Labels that Prometheus itself adds when it scrapes. */
export const SCRAPED = ['instance', 'job']

/** The samples that a selector matches; a dashboard's variable matches any value. */
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
