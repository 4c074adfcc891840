import { isBreaking } from './make-report.ts'
import type { Report } from './report.ts'
import { differenceOf, verdictWords } from './words.ts'

/** GitHub's own escapes: a line break would end the command. */
const value = (text: string) => text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A')
const property = (text: string) => value(text).replaceAll(':', '%3A').replaceAll(',', '%2C')

/** One line of GitHub Actions for each new difference that breaks the shop, and for each required call without a test. */
export function annotations({ calls, missing }: Report): string {
  const breaking = calls.flatMap(({ findings }) => findings.filter(isBreaking))
  const lines = [
    ...breaking.map((each) => ({ title: `${each.call}: ${each.rule}`, text: differenceOf(each) })),
    ...missing.map((call) => ({ title: call, text: `required and ${verdictWords.untested}` })),
  ]
  return lines.map(({ title, text }) => `::error title=${property(title)}::${value(text)}\n`).join('')
}
