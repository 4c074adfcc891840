import { calls } from '@layover/contracts'
import type { Facts } from '../run/facts.ts'
import { claim, claimEqual, dataOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { Plan } from '../run/world.ts'
import { checkLines } from './lines.ts'
import { amountText, checkAmount, minorOf } from './money.ts'
import { checkUnique } from './unique.ts'

const FIELDS = [
  'name',
  'description',
  'currency',
  'currencySymbol',
  'price',
  'visitPrice',
  'visitsIncluded',
  'additionalVisitPrice',
  'maxAdditionalVisits',
  'benefits',
  'validityMonths',
]

/** Every plan, and each on its own. */
export async function readPlans(run: Run, facts: Facts): Promise<readonly Plan[]> {
  const list = await dataOf(run, calls.purchasemembership.getPlans, {})
  if (list === undefined) return []
  const { data, at } = list
  checkUnique(run, list, 'planId', ({ planId }) => planId)
  let before = 0
  for (const [index, plan] of data.entries()) {
    const path = `$.data[${index}]`
    facts.noteFields(`plan ${plan.planId}`, plan, FIELDS, { at, path })
    facts.note(`symbol of ${plan.currency}`, plan.currencySymbol, { at, path: `${path}.currencySymbol` })
    const price = checkAmount(run, { at, path }, 'price', plan.price, plan.currency) ?? before
    const expected = 'no less than the plan before it'
    const rule = 'plans are listed cheapest first'
    claim(run, at, price >= before, { rule, path: `${path}.price`, expected, got: plan.price })
    before = Math.max(before, price)
  }
  return data
}

/** Each plan with no more visits, with one, with as many as may be, and with too many. */
export async function checkPlans(run: Run, facts: Facts, plans: readonly Plan[]): Promise<void> {
  const call = calls.purchasemembership.getPlanByAgentId
  const rule = 'what nobody knows is NOT_FOUND'
  await Promise.all([
    refusalOf(run, call, { query: { planId: 'nowhere' } }, { codes: ['NOT_FOUND'], rule }),
    ...plans.flatMap((plan) =>
      [...new Set([undefined, 0, 1, 2, plan.maxAdditionalVisits])]
        .filter((visits) => visits === undefined || visits <= plan.maxAdditionalVisits)
        .map((visits) => checkOffer(run, facts, plan, visits)),
    ),
    ...plans.map(async ({ planId, maxAdditionalVisits }) => {
      if (maxAdditionalVisits >= 999) return
      const query = { planId, additionalVisits: maxAdditionalVisits + 1 }
      const codes = ['NOT_AVAILABLE']
      await refusalOf(run, call, { query }, { codes, rule: 'more visits than a plan allows are refused' })
    }),
  ])
}

async function checkOffer(run: Run, facts: Facts, plan: Plan, visits: number | undefined): Promise<void> {
  const { planId } = plan
  const query = visits === undefined ? { planId } : { planId, additionalVisits: visits }
  const offer = await dataOf(run, calls.purchasemembership.getPlanByAgentId, { query })
  if (offer === undefined) return
  const { data, at } = offer
  const rule = 'an offer is of the requested plan'
  claimEqual(run, at, { rule, path: '$.data.planId', expected: planId, got: data.planId })
  facts.noteFields(`plan ${planId}`, data, FIELDS, { at, path: '$.data' })
  const { totalAmount, lines, currency } = data
  const [price, each] = [minorOf(data.price, currency), minorOf(data.additionalVisitPrice, currency)]
  if (totalAmount === undefined || price === undefined || each === undefined) return
  const total = checkAmount(run, { at, path: '$.data' }, 'totalAmount', totalAmount, currency)
  const sum = price + (visits ?? 0) * each
  const expected = `the plan and ${visits ?? 0} visits: ${amountText(sum, currency)}`
  claim(run, at, total === sum, {
    rule: 'prices add up',
    path: '$.data.totalAmount',
    expected,
    got: totalAmount,
  })
  if (lines) checkLines(run, at, { lines, totalAmount, currency })
}
