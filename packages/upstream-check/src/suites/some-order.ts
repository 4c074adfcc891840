import { foldText } from '@layover/rules/fold-text'

const byCode = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
const collators = [
  new Intl.Collator('en'),
  new Intl.Collator('en', { sensitivity: 'base' }),
  new Intl.Collator('en', { ignorePunctuation: true }),
  new Intl.Collator('en', { ignorePunctuation: true, sensitivity: 'base' }),
]

/** The orders of names that a backend may have, by language or database. */
const orders: readonly ((a: string, b: string) => number)[] = [
  ...collators.map((collator) => (a: string, b: string) => collator.compare(a, b)),
  byCode,
  (a, b) => byCode(a.toLowerCase(), b.toLowerCase()),
  (a, b) => byCode(foldText(a), foldText(b)),
  (a, b) => byCode(foldText(a).replaceAll(' ', ''), foldText(b).replaceAll(' ', '')),
]

/** Undefined where the names are in one of these orders; else the place where the best of them fails. */
export function isInSomeOrder(names: readonly string[]): number | undefined {
  const breaks = orders.map((order) =>
    names.findIndex((name, index) => index > 0 && order(names[index - 1] ?? '', name) > 0),
  )
  return breaks.includes(-1) ? undefined : Math.max(...breaks)
}
