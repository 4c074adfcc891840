import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pauseAfter } from '../mail/send-mails.ts'
import { replyNames, replyRow } from '../payments/provider-replies.ts'

const run = promisify(execFile)
const { TEST_PROMTOOL = 'promtool' } = process.env
const RULES = new URL('../../observe/alerts.yml', import.meta.url).pathname

/** A minute before anything happens, then a step at each minute: enough for rates, and for every `for`. */
const rising = (step: number, minutes = 20) => `0 0+${step}x${minutes}`
/** The series of an upstream without faults that alerts need beside others. */
const healthyFor = (minutes: number) => [
  { series: 'layover_upstream_database{state="ready",instance="a"}', values: `1x${minutes}` },
  { series: 'layover_upstream_database{state="writable",instance="a"}', values: `1x${minutes}` },
  { series: 'layover_upstream_rounds_total{round="recovery",result="failed"}', values: `0x${minutes}` },
  { series: 'layover_upstream_rounds_total{round="recovery",result="done"}', values: rising(12, minutes) },
]
const HEALTHY = healthyFor(20)

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'layover-alerts-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Series {
  readonly series: string
  readonly values: string
}

/** Has Prometheus evaluate all rules over these series, and expects these alerts and no other. */
async function expectAlerts(
  input: readonly Series[],
  alerts: readonly string[],
  { beside = HEALTHY, at = '12m' }: { readonly beside?: readonly Series[]; readonly at?: string } = {},
): Promise<void> {
  const firing = {
    expr: 'count by (alertname) (ALERTS{alertstate="firing"})',
    eval_time: at,
    exp_samples: alerts.map((alert) => ({ labels: `{alertname="${alert}"}`, value: 1 })),
  }
  const test = { interval: '1m', input_series: [...beside, ...input], promql_expr_test: [firing] }
  const file = join(folder, 'test.json')
  // JSON is YAML.
  writeFileSync(file, JSON.stringify({ rule_files: [RULES], evaluation_interval: '1m', tests: [test] }))
  const ended = await run(TEST_PROMTOOL, ['test', 'rules', file]).catch((fault: unknown) => fault)
  expect(ended).toMatchObject({ stdout: expect.stringContaining('SUCCESS') })
}

const calls = (reply: string, step = 3): Series => ({
  series: `layover_upstream_provider_calls_total{call="charge",reply="${reply}",instance="a"}`,
  values: rising(step),
})

/** The attempts at one mail that nobody takes, counted at each minute after a quiet hour. */
function failuresOfOneMail(minutes: number): string {
  const attempts = [0]
  while ((attempts.at(-1) ?? 0) < minutes * 60_000)
    attempts.push((attempts.at(-1) ?? 0) + pauseAfter(attempts.length))
  const counts = Array.from(
    { length: minutes },
    (_, minute) => attempts.filter((ms) => ms < minute * 60_000).length,
  )
  return ['0x60', ...counts].join(' ')
}

describe('the alerts of the upstream', () => {
  it('are valid', async () => {
    await run(TEST_PROMTOOL, ['check', 'rules', RULES])
  })

  it('are silent in quiet trade', async () => {
    await expectAlerts([calls('captured')], [])
  })

  it('tell that no server runs the jobs beside the calls (P600)', async () => {
    const noRounds = HEALTHY.filter(({ series }) => !series.includes('result="done"'))
    await expectAlerts([], ['LayoverHousekeepingMissing'], { beside: noRounds })
  })

  it.each([
    ['writable', ['LayoverDatabaseReadOnly']],
    ['ready|writable', ['LayoverDatabaseGone']],
  ])('name one cause where the database is not %s', async (states, alerts) => {
    const lost = new RegExp(`state="(${states})"`)
    const beside = HEALTHY.map((each) => (lost.test(each.series) ? { ...each, values: '0x20' } : each))
    await expectAlerts([], alerts, { beside })
  })

  it.each(replyNames)('are those of the table where charges get the reply %s', async (reply) => {
    const { alert } = replyRow(reply)
    const others = replyNames.filter((name) => name !== reply).map((name) => calls(name, 0))
    await expectAlerts([calls(reply), ...others], alert === undefined ? [] : [alert])
  })

  it.each([
    ['payments_total{outcome="surplus_capture"}', ['LayoverMoneyWithoutOrder']],
    ['payments_total{outcome="amount_mismatch"}', ['LayoverMoneyWithoutOrder']],
    ['payments_total{outcome="captured"}', []],
    ['paying_orders{age="1h"}', ['LayoverPaymentsUnsettled']],
    ['paying_orders{age="10m"}', []],
    ['recoveries_total{result="failed"}', ['LayoverRecoveryFails']],
    ['recoveries_total{result="unknown"}', []],
    ['rounds_total{round="searches",result="failed"}', ['LayoverRoundsFail']],
    ['rounds_total{round="paid_orders",result="failed"}', ['LayoverDeletionFails']],
    ['rounds_total{round="paid_orders",result="done"}', []],
    ['catalogues_refused_total{instance="a"}', ['LayoverCatalogueNotServed']],
    ['reconcile_differences{kind="amount"}', ['LayoverBooksDiffer']],
    ['rounds_total{round="reconcile",result="failed"}', ['LayoverBooksUnread']],
    ['rounds_total{round="reconcile",result="done"}', []],
  ])('are right for %s', async (name, alerts) => {
    await expectAlerts([{ series: `layover_upstream_${name}`, values: rising(1) }], alerts)
  })

  it.each([
    ['1h10m', []],
    ['1h20m', ['LayoverMailFails']],
    ['3h30m', ['LayoverMailFails']],
    ['6h50m', ['LayoverMailFails']],
  ])('tell at %s that the mail server takes nothing, for as long as one mail waits', async (at, alerts) => {
    const mail = [
      {
        series: 'layover_upstream_mails_total{outcome="failed",instance="a"}',
        values: failuresOfOneMail(360),
      },
      { series: 'layover_upstream_mails_total{outcome="sent",instance="a"}', values: '1x420' },
      { series: 'layover_upstream_mails_queued{state="tried",instance="a"}', values: '0x60 1x360' },
    ]
    await expectAlerts(mail, alerts, { beside: healthyFor(420), at })
  })

  it('are silent once mail is taken again, though another mail still waits for its turn', async () => {
    const mail = [
      {
        series: 'layover_upstream_mails_total{outcome="failed",instance="a"}',
        values: failuresOfOneMail(60),
      },
      { series: 'layover_upstream_mails_total{outcome="sent",instance="a"}', values: '0x119 1x60' },
      { series: 'layover_upstream_mails_queued{state="tried",instance="a"}', values: '0x60 1x120' },
    ]
    await expectAlerts(mail, [], { beside: healthyFor(180), at: '2h40m' })
  })

  it.each([
    [31, ['LayoverPasswordsTried']],
    [10, []],
  ])('are right where %s wrong passwords are tried in a minute', async (step, alerts) => {
    const series =
      'layover_upstream_calls_total{call="account.deleteAccount",outcome="WRONG_CREDENTIALS",instance="a"}'
    await expectAlerts([{ series, values: rising(step) }], alerts)
  })

  it.each([
    [10_799, []],
    [10_801, ['LayoverBooksUnread']],
  ])('are right %i s after the last comparison', async (seconds, alerts) => {
    const series = 'layover_upstream_reconcile_age_seconds{since="last_round"}'
    await expectAlerts([{ series, values: `${seconds}x20` }], alerts)
  })
})
