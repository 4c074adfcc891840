import { escapeText } from './escape-text.ts'
import type { CallReport, Report } from './report.ts'
import { differenceOf } from './words.ts'

const attribute = (name: string, value: string | number) => ` ${name}="${escapeText(String(value))}"`

function testCase({ call, verdict, findings, untested }: CallReport, seconds: number): string {
  const breaking = findings.filter(({ severity, isKnown }) => severity === 'breaks' && !isKnown)
  const others = findings.filter((finding) => !breaking.includes(finding))
  const failures = breaking.map(
    (finding) =>
      `      <failure${attribute('type', finding.level)}${attribute('message', differenceOf(finding))}>${escapeText(
        `${finding.rule}\n${differenceOf(finding)}\n${finding.curl}`,
      )}</failure>\n`,
  )
  const why = untested[0] ?? 'needs what an earlier call could not give'
  const skipped =
    verdict === 'untested' ? `      <skipped${attribute('message', `not tested: ${why}`)}/>\n` : ''
  const notes = [
    ...others.map(
      (finding) => `${finding.isKnown ? 'known' : 'harmless'}: ${finding.rule}: ${differenceOf(finding)}`,
    ),
    ...untested.map((each) => `not tested: ${each}`),
  ]
  const out = notes.length > 0 ? `      <system-out>${escapeText(notes.join('\n'))}</system-out>\n` : ''
  const [tag = ''] = call.split('.')
  const head = `    <testcase${attribute('classname', `upstream.${tag}`)}${attribute('name', call)}${attribute('time', seconds)}>`
  return `${head}\n${failures.join('')}${skipped}${out}    </testcase>\n`
}

/** JUnit XML: a test case for each call, a failure for each difference that breaks the shop. */
export function junitReport(report: Report): string {
  const { calls, run, reason, isPartial } = report
  const count = (verdict: CallReport['verdict']) => calls.filter((each) => each.verdict === verdict).length
  const failures = calls.filter(({ findings }) =>
    findings.some(({ severity, isKnown }) => severity === 'breaks' && !isKnown),
  ).length
  const cases = calls.map((each) => testCase(each, (run.p95Ms[each.call] ?? 0) / 1000)).join('')
  const error =
    reason ?? (isPartial ? 'The check was interrupted: what is not here was not looked at.' : undefined)
  const whole =
    error === undefined
      ? ''
      : `    <testcase classname="upstream" name="the whole check">\n      <error${attribute('message', error)}/>\n    </testcase>\n`
  const counts = `${attribute('tests', calls.length)}${attribute('failures', failures)}${attribute('skipped', count('untested'))}${attribute('errors', error === undefined ? 0 : 1)}`
  const time = `${attribute('timestamp', run.startedAt)}${attribute('time', run.totalMs / 1000)}`
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n  <testsuite name="upstream-check"${counts}${time}>\n${whole}${cases}  </testsuite>\n</testsuites>\n`
}
