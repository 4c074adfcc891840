import { contractText } from './contract.ts'
import { escapeText } from './escape-text.ts'
import { isBreaking, isBroken } from './make-report.ts'
import type { CallReport, Report } from './report.ts'
import { differenceOf, needOf, verdictWords } from './words.ts'

const attribute = (name: string, value: string | number) => ` ${name}="${escapeText(String(value))}"`

function testCase(
  { call, verdict, findings, untested }: CallReport,
  { seconds, isMissing }: { readonly seconds: number; readonly isMissing: boolean },
): string {
  const breaking = findings.filter(isBreaking)
  const others = findings.filter((finding) => !breaking.includes(finding))
  const failures = breaking.map(
    (finding) =>
      `      <failure${attribute('type', finding.level)}${attribute('message', differenceOf(finding))}>${escapeText(
        `${finding.rule}\n${differenceOf(finding)}\n${finding.curl}`,
      )}</failure>\n`,
  )
  const why = attribute('message', `not tested: ${needOf(untested)}`)
  const missing = isMissing ? `      <failure type="required"${why}/>\n` : ''
  const skipped = verdict === 'untested' && !isMissing ? `      <skipped${why}/>\n` : ''
  const notes = [
    ...others.map(
      (finding) =>
        `${finding.known === undefined ? verdictWords[finding.severity] : 'known'}: ${finding.rule}: ${differenceOf(finding)}`,
    ),
    ...untested.map((each) => `not tested: ${each}`),
  ]
  const out = notes.length > 0 ? `      <system-out>${escapeText(notes.join('\n'))}</system-out>\n` : ''
  const [tag = ''] = call.split('.')
  const head = `    <testcase${attribute('classname', `upstream.${tag}`)}${attribute('name', call)}${attribute('time', seconds)}>`
  return `${head}\n${failures.join('')}${missing}${skipped}${out}    </testcase>\n`
}

/** JUnit XML: a test case for each call, a failure for each difference that breaks the shop. */
export function junitReport(report: Report): string {
  const { calls, run, reason, isPartial, missing } = report
  const skipped = calls.filter((each) => each.verdict === 'untested' && !missing.includes(each.call)).length
  const failures = calls.filter((each) => isBroken(each) || missing.includes(each.call)).length
  const cases = calls
    .map((each) => {
      const seconds = (run.p95Ms[each.call] ?? 0) / 1000
      return testCase(each, { seconds, isMissing: missing.includes(each.call) })
    })
    .join('')
  const error =
    reason ?? (isPartial ? 'The check was interrupted: what is not here was not looked at.' : undefined)
  const whole =
    error === undefined
      ? ''
      : `    <testcase classname="upstream" name="the whole check">\n      <error${attribute('message', error)}/>\n    </testcase>\n`
  const counts = `${attribute('tests', calls.length)}${attribute('failures', failures)}${attribute('skipped', skipped)}${attribute('errors', error === undefined ? 0 : 1)}`
  const time = `${attribute('timestamp', run.startedAt)}${attribute('time', run.totalMs / 1000)}`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="upstream-check"${counts}${time}>\n    <properties>\n      <property name="contract"${attribute('value', contractText(report.contract))}/>\n    </properties>\n${whole}${cases}  </testsuite>\n</testsuites>\n`
}
