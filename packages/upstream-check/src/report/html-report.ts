import { contractText } from './contract.ts'
import { escapeText as text } from './escape-text.ts'
import { style } from './html-style.ts'
import type { CallReport, Finding, Report } from './report.ts'
import { sentenceOf, verdicts } from './sentence.ts'
import { effortOf, firstOf, verdictOn, verdictWords } from './words.ts'

const badge = (verdict: CallReport['verdict']) =>
  `<span class="badge ${verdict}">${verdictWords[verdict]}</span>`

function finding(report: CallReport, each: Finding): string {
  const known = each.known === undefined ? '' : ` <span class="known">known: ${text(each.known)}</span>`
  const curl = each.curl === '' ? '' : `<pre tabindex="0">${text(each.curl)}</pre>`
  return `<li>${badge(verdictOn(report, each))} <span class="level">${each.level}</span> ${text(each.rule)}${known}
<dl>${each.request === undefined ? '' : `<dt>wrong in</dt><dd>${text(each.request)}</dd>`}<dt>where</dt><dd><code>${text(each.path)}</code></dd><dt>expected</dt><dd>${text(each.expected)}</dd><dt>got</dt><dd>${text(each.got)}</dd></dl>${curl}</li>`
}

function call(each: CallReport, ms: number | undefined): string {
  const { findings, untested, tested } = each
  const found =
    findings.length > 0
      ? `<ul class="findings">${findings.map((one) => finding(each, one)).join('\n')}</ul>`
      : ''
  const needs =
    untested.length > 0
      ? `<h3>Not tested</h3><ul>${untested.map((why) => `<li>${text(why)}</li>`).join('')}</ul>`
      : ''
  const kept = tested.filter((rule) => !findings.some((one) => one.rule === rule))
  const rules =
    kept.length > 0
      ? `<h3>Tested and kept</h3><ul>${kept.map((rule) => `<li>${text(rule)}</li>`).join('')}</ul>`
      : ''
  const isOpen = each.verdict === 'breaks' ? ' open' : ''
  return `<details${isOpen}><summary><span class="call">${text(each.call)}</span>${badge(each.verdict)}<span class="ms">${ms === undefined ? '–' : `${ms} ms`}</span><span class="first">${text(firstOf(each))}</span></summary>
<div class="body">${found}${needs}${rules}</div></details>`
}

/** The report as one file that loads and runs nothing. Everything from the upstream is plain text in it. */
export function htmlReport(report: Report): string {
  const { calls, run, advice } = report
  const sorted =
    report.reason === undefined
      ? [...calls].sort((a, b) => verdicts.indexOf(a.verdict) - verdicts.indexOf(b.verdict))
      : []
  const tiles = verdicts.map((verdict) => {
    const count = calls.filter((each) => each.verdict === verdict).length
    return `<div class="tile ${verdict}"><strong>${count}</strong><span>${verdictWords[verdict]}</span></div>`
  })
  const hints = [...advice, ...run.measured].map((each) => `<li>${text(each)}</li>`).join('')
  const levels = report.levels.join(' ')
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Upstream check: ${text(report.baseUrl)}</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
<p class="kicker">Upstream check</p>
<h1>${text(report.baseUrl)}</h1>
<p class="sentence ${report.outcome === 'ok' ? 'ok' : 'breaks'}">${text(sentenceOf(report))}</p>
<p class="facts">${report.hasWrites ? 'Reads and writes' : 'Reads alone'} · ${contractText(report.contract)} · levels ${levels} · seed ${report.seed} · ${effortOf(run)} · ${text(run.startedAt)}</p>
</header>
${report.reason === undefined ? `<section class="tiles" aria-label="How the calls ended">${tiles.join('')}</section>` : ''}
${hints === '' ? '' : `<section class="advice"><h2>Settings and measurements</h2><ul>${hints}</ul></section>`}
<section class="calls" aria-label="Calls">
${sorted.map((each) => call(each, run.p95Ms[each.call])).join('\n')}
</section>
</main>
</body>
</html>
`
}
