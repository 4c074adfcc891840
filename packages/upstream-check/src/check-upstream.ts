import http from 'node:http'
import https from 'node:https'
import { headQuotes } from '@layover/contracts'
import { checkNegative } from './negative/check-negative.ts'
import { fuzz } from './negative/fuzz.ts'
import { checkConnections, checkOperation, type Operation } from './operation/check-operation.ts'
import { makeReport } from './report/make-report.ts'
import { allLevels, type Report } from './report/report.ts'
import { Facts } from './run/facts.ts'
import type { CheckOptions } from './run/options.ts'
import { preflight } from './run/preflight.ts'
import { Run } from './run/run.ts'
import { boughtBy, scopeOf } from './run/scope.ts'
import { checkAccounts } from './suites/accounts.ts'
import { checkAirportSearch } from './suites/airport-search.ts'
import { checkBuying } from './suites/buying.ts'
import { checkCards } from './suites/cards.ts'
import { checkCountries } from './suites/countries.ts'
import { discover } from './suites/discover.ts'
import { checkExamples } from './suites/examples.ts'
import { checkFinding } from './suites/finding.ts'
import { checkForms } from './suites/forms.ts'
import { checkHelp } from './suites/help.ts'
import { checkLaneTimes } from './suites/lane-times.ts'
import { checkUnknownLanes } from './suites/lanes.ts'
import { checkLegalTexts } from './suites/legal.ts'
import { checkLoungeTimes } from './suites/lounge-times.ts'
import { checkUnknownLounges } from './suites/lounges.ts'
import { checkPlans } from './suites/plans.ts'
import { checkPrices } from './suites/prices.ts'

export type { CheckData } from './options/data-file.ts'
export type { CallReport, Finding, Level, Report, Severity, Verdict } from './report/report.ts'
export type { CheckOptions, Exchanged } from './run/options.ts'

const DEFAULT_SEED = 1

/**
 * Checks an upstream against the contract. Never rejects for a fault of the upstream: every fault is in the report.
 *
 * @throws TypeError where `baseUrl` is no http or https address
 */
export async function checkUpstream(options: CheckOptions): Promise<Report> {
  const base = new URL(options.baseUrl)
  const startedAt = new Date()
  const pool =
    base.protocol === 'https:'
      ? new https.Agent({ keepAlive: true, ...options.tls })
      : new http.Agent({ keepAlive: true })
  const { data } = options
  const agents = { general: data?.agentId ?? 'layover', popular: data?.popularAgentId ?? 'layover-popular' }
  const signal = options.signal ?? new AbortController().signal
  const run = new Run({ options, base, agents, pool, signal })
  const terms = { startedAt, levels: options.levels ?? allLevels, seed: options.seed ?? DEFAULT_SEED }
  try {
    const reason = await preflight(run)
    if (reason !== undefined)
      return makeReport(run, { ...terms, reason, operation: { advice: [], measured: [] } })
    const isOperated = run.looksAt('L5')
    const [connections] = await Promise.all([isOperated ? checkConnections(run) : nothing, checkAll(run)])
    const { advice, measured } = isOperated ? await checkOperation(run) : nothing
    const operation = {
      advice: [...connections.advice, ...advice],
      measured: [...connections.measured, ...measured],
    }
    return makeReport(run, { ...terms, operation })
  } finally {
    pool.destroy()
  }
}

const nothing: Operation = { advice: [], measured: [] }

async function checkAll(run: Run): Promise<void> {
  const facts = new Facts()
  const isIn = scopeOf(run.options.calls)
  const alone = Promise.all([
    isIn('content') && checkHelp(run, facts),
    isIn('content') && checkLegalTexts(run, facts),
    isIn('product') && checkCountries(run),
    isIn('customer') && checkForms(run),
    isIn('pci', 'lounge.createSession') && checkCards(run),
  ])
  const world = await discover(run, facts)
  await alone
  const isBought = isIn(...boughtBy)
  const [lounge, lane] = await Promise.all([
    isBought || isIn('lounge', 'loungePrebooking') ? checkLoungeTimes(run, facts, world) : [],
    isBought || isIn('cip') ? checkLaneTimes(run, facts, world) : [],
    isIn('airport') && checkAirportSearch(run, facts, world),
    isIn('lounge', 'loungePrebooking') && checkUnknownLounges(run),
    isIn('cip') && checkUnknownLanes(run),
    isIn('purchasemembership') && checkPlans(run, facts, world.plans),
    isIn('discount', ...headQuotes.map(({ tag }) => tag)) && checkPrices(run, facts, world),
    isIn('account') && checkAccounts(run, world),
  ])
  facts.compare(run)
  await Promise.all([
    isBought && checkBuying(run, world, { lounge, lane }),
    run.looksAt('L4') && checkNegative(run, world, isIn),
    fuzz(run, world),
    checkExamples(run, world),
  ])
  if (isIn('order.find')) await checkFinding(run)
}
