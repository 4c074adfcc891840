import { readFileSync } from 'node:fs'
import { freePorts } from '@layover/endurance/harness/free-ports'
import { selectorsOf, selects } from '@layover/endurance/harness/promql'
import { sumOf } from '@layover/endurance/harness/scrape'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { confirm, createOrder, recoverySide, statusOf } from '../orders/orders.test-kit.ts'
import { recoverPayments } from '../orders/pay/recover-payments.ts'
import { startUpstream, testConfig, type Upstream } from '../upstream.test-kit.ts'
import type { CardProvider } from './card-provider.ts'
import { CardSandbox } from './card-sandbox.test-kit.ts'
import { createProviderClient } from './provider-client.ts'
import { type ReplyName, replyNames, replyRow } from './provider-replies.ts'

const GOOD = '4242424242424242'
const BREAKER_FAULTS = 5

let sandbox: CardSandbox
let upstream: Upstream
/** The provider that the upstream reaches: the sandbox, or nobody. */
let reached: CardProvider

beforeAll(async () => {
  sandbox = await CardSandbox.start()
  reached = sandbox.client()
  const provider: CardProvider = {
    openSession: async () => await reached.openSession(),
    charge: async (charge) => await reached.charge(charge),
    find: async (reference) => await reached.find(reference),
  }
  upstream = await startUpstream({ provider, env: { PROVIDER_BREAKER_FAULTS: String(BREAKER_FAULTS) } })
})
afterAll(async () => await sandbox.close())
/** A charge that works, so that the next test begins with a closed breaker. */
afterEach(async () => {
  reached = sandbox.client()
  upstream.clock.now = new Date(upstream.clock.now.getTime() + 60_000)
  await confirm(upstream, await createOrder(upstream), await sandbox.tokenOf(GOOD))
})

async function nobody(): Promise<CardProvider> {
  const url = `http://127.0.0.1:${await freePorts(1)}`
  return createProviderClient({ ...testConfig().provider, url, timeoutMs: 50_000 })
}

/** Brings the reply about for the next charge, and returns how that one pays. */
const causes: Readonly<Record<Exclude<ReplyName, 'answered'>, () => Promise<object>>> = {
  captured: async () => await sandbox.tokenOf(GOOD),
  rejected: async () => await sandbox.tokenOf('4000000000000002'),
  card_refused: async () => ({ method: 'token', token: 'tok_0123456789abcdef' }),
  unauthorized: async () => await planned('unauthorized'),
  forbidden: async () => await planned('forbidden'),
  not_found: async () => await planned('not-found'),
  request_refused: async () => await planned('request-refused'),
  too_many_requests: async () => await planned('too-many-requests'),
  no_connection: async () => {
    reached = await nobody()
    return await sandbox.tokenOf(GOOD)
  },
  breaker_open: async () => {
    for (let faults = 0; faults < BREAKER_FAULTS; faults += 1)
      await confirm(upstream, await createOrder(upstream), await planned('forbidden'))
    return await sandbox.tokenOf(GOOD)
  },
  timed_out: async () => await planned('answer-slow'),
  broken: async () => await planned('connection-broken'),
  server_error: async () => await planned('server-error', 'server-error'),
  unreadable: async () => await planned('answer-unreadable'),
  pending: async () => {
    // The sandbox decides at once, so its word is read as one that decides nothing.
    reached = sandbox.client({ states: new Map([['CAPTURED', 'PENDING']]) })
    return await sandbox.tokenOf(GOOD)
  },
  in_progress: async () => await planned('key-in-use'),
}

async function planned(...faults: string[]): Promise<object> {
  await sandbox.plan(...faults)
  return await sandbox.tokenOf(GOOD)
}

const counted = async (reply: ReplyName, call = 'charge') =>
  Number(sumOf(await upstream.app.metricsText(), 'layover_upstream_provider_calls_total', { call, reply }))

/** What the outcome of a reply promises: the answer, the order's status, the attempts that count, and the ledger. */
const promises = {
  CAPTURED: { answer: { data: { status: 'PAID' } }, status: 'PAID', attempt: 1, ledger: ['CAPTURED'] },
  REJECTED: {
    answer: { errorCode: 'PAYMENT_DECLINED' },
    status: 'DECLINED',
    attempt: 1,
    ledger: ['REJECTED'],
  },
  NOT_CHARGED: { answer: { errorCode: 'PAYMENT_DECLINED' }, status: 'DECLINED', attempt: 1, ledger: [] },
  UNAVAILABLE: {
    answer: { errorCode: 'PROVIDER_UNAVAILABLE' },
    status: 'CREATED',
    attempt: undefined,
    ledger: [],
  },
  UNKNOWN: { answer: { data: { status: 'PAYING' } }, status: 'PAYING', attempt: 1, ledger: undefined },
}

describe.each(Object.entries(causes))('a charge that gets the reply %s', (name, cause) => {
  const reply = replyNames.find((each) => each === name)
  if (reply === undefined) throw new Error(`${name} is no reply`)
  const row = replyRow(reply)
  const promise = promises[row.outcome ?? 'UNKNOWN']

  it(`is ${row.outcome}, counted as itself, and logged without order or card`, async () => {
    const orderNo = await createOrder(upstream)
    const payment = await cause()
    const before = await counted(reply)
    upstream.logs.length = 0
    const answer = await confirm(upstream, orderNo, payment)
    expect(answer).toMatchObject(promise.answer)
    if (row.outcome === 'UNAVAILABLE') expect(answer.message).toBe(row.visitor)
    const standing = (await upstream.call('/order/status', { orderNo })).data
    expect(standing).toMatchObject({ status: promise.status })
    expect(standing?.attempt).toBe(promise.attempt)
    if (promise.ledger) expect(await sandbox.ledgerOf(orderNo)).toEqual(promise.ledger)
    expect((await counted(reply)) - before).toBe(1)
    const lines = upstream.logs.filter((line) => line.includes('the card provider failed'))
    const levels = lines.map((line) => JSON.parse(line).level)
    expect(levels).toEqual(row.log === undefined ? [] : [row.log === 'error' ? 50 : 40])
    const secrets = [orderNo, ...Object.values(payment).filter((text) => text.length > 12)]
    for (const secret of secrets) expect(lines.join()).not.toContain(secret)
  })

  it('charges the order once in the end: by the next press, or as the recovery finds it', async () => {
    const orderNo = await createOrder(upstream)
    await confirm(upstream, orderNo, await cause())
    reached = sandbox.client()
    const later = new Date(upstream.clock.now.getTime() + 10 * 60_000)
    await recoverPayments({ ...recoverySide(upstream), provider: reached, now: () => later })
    upstream.clock.now = later
    if ((await statusOf(upstream, orderNo)) !== 'PAID') {
      const again = await confirm(upstream, orderNo, await sandbox.tokenOf(GOOD))
      expect(again).toMatchObject({ data: { status: 'PAID' } })
    }
    expect((await sandbox.ledgerOf(orderNo)).filter((status) => status === 'CAPTURED')).toHaveLength(1)
  })
})

describe('the table of replies', () => {
  it('has a test for every reply of a charge, and counts sessions and queries as answered', async () => {
    expect([...Object.keys(causes), 'answered'].sort()).toEqual([...replyNames].sort())
    const before = await counted('answered', 'session')
    await upstream.app.inject('/lounge/createSession/layover')
    expect((await counted('answered', 'session')) - before).toBe(1)
  })

  it('names alerts that count its replies', async () => {
    const text = readFileSync(new URL('../../observe/alerts.yml', import.meta.url), 'utf8')
    const rules: { alert: string; expr: string }[] = parse(text).groups[0].rules
    const name = 'layover_upstream_provider_calls_total'
    for (const reply of replyNames) {
      const sample = { name, labels: { call: 'charge', reply }, value: 1 }
      const counting = rules.filter(({ expr }) =>
        selectorsOf(expr).some((selector) => selects(selector, [sample]).length > 0),
      )
      const { alert } = replyRow(reply)
      expect([reply, counting.map((rule) => rule.alert)]).toEqual([reply, alert === undefined ? [] : [alert]])
    }
  })

  it('never lets a decline open the breaker, nor a request that a visitor may have spoilt', () => {
    const harmless = replyNames.filter((reply) => replyRow(reply).breaker !== 'fault')
    expect(harmless).toEqual(
      expect.arrayContaining(['captured', 'rejected', 'card_refused', 'request_refused', 'in_progress']),
    )
  })
})
