import type { AddressInfo } from 'node:net'
import { allCalls, type StateName } from '@layover/contracts'
import { type StateChange, type Verification, verifyGateway, verifyUpstream } from '@layover/pacts'
import { buildGateway, SHOP_HOST } from '@layover/pacts/gateway'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import { providerStates } from './index.ts'
import { openOwnData } from './own-data.test-kit.ts'
import { stateSigningKey } from './sample-orders.ts'

/** Without it an upstream mails no order, and the pact's call for that is refused. */
const BOOKING_LINK = 'https://shop.example/lounge/buypass/success?ref={reference}#k={key}'

/** Ninety requests, each with a state before it, on a machine that may be busy. */
const PATIENCE_MS = 300_000

let upstream: Upstream
let gateway: FastifyInstance

beforeAll(async () => {
  upstream = await startUpstream({ env: { BOOKING_LINK } })
  await upstream.app.listen({ port: 0, host: '127.0.0.1' })
  gateway = await buildGateway(addressOf(upstream.app))
  await gateway.listen({ port: 0, host: '127.0.0.1' })
}, PATIENCE_MS)
afterAll(async () => await gateway?.close())
beforeEach(() => {
  // The visits that the examples speak of can be booked on this day.
  upstream.clock.now = new Date('2027-03-07T10:00:00Z')
})

function addressOf(app: FastifyInstance): string {
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
}

/** The named states as development and every other test has them. */
const bringAbout: StateChange = async (name) => {
  // One order number serves them all, so the provider must not know it from the example before.
  upstream.provider.ledger.clear()
  await providerStates[name as StateName](upstream.store, upstream.clock.now, [stateSigningKey])
  return {}
}

function callsOf({ interactions }: Verification): string[] {
  return [...new Set(interactions.map(({ call }) => call))].sort()
}

/** One readable line for each failure. */
function differences({ failures }: Verification): string[] {
  return failures.flatMap(({ description, mismatches }) =>
    mismatches.map(({ of, path, message }) => `${description} | ${of} ${path} | ${message}`),
  )
}

describe('the pacts', () => {
  const all = allCalls.map(({ id }) => id).sort()

  it(
    'between gateway and upstream is kept by the reference upstream, for every call',
    async () => {
      const verified = await verifyUpstream({ baseUrl: addressOf(upstream.app), stateChange: bringAbout })
      expect(differences(verified)).toEqual([])
      expect(callsOf(verified)).toEqual(all)
    },
    PATIENCE_MS,
  )

  it(
    'between shop and gateway is kept by the gateway before it, for every call',
    async () => {
      const verified = await verifyGateway({
        baseUrl: addressOf(gateway),
        stateChange: bringAbout,
        headers: { Host: SHOP_HOST },
      })
      expect(differences(verified)).toEqual([])
      expect(callsOf(verified)).toEqual(all)
    },
    PATIENCE_MS,
  )

  it(
    'is kept on another day with other places, orders, accounts and keys than the examples',
    async () => {
      upstream.clock.now = new Date('2026-09-14T08:00:00Z')
      const stateChange = await openOwnData(upstream)
      const verified = await verifyUpstream({ baseUrl: addressOf(upstream.app), stateChange })
      expect(differences(verified)).toEqual([])
      expect(callsOf(verified)).toEqual(all)
    },
    PATIENCE_MS,
  )

  it(
    'is kept with the states and the values of /_states, which is where other verifiers ask for them',
    async () => {
      upstream.clock.now = new Date('2026-11-02T21:15:00Z')
      const baseUrl = addressOf(upstream.app)
      const verified = await verifyUpstream({ baseUrl, stateChange: `${baseUrl}/_states` })
      expect(differences(verified)).toEqual([])
      expect(callsOf(verified)).toEqual(all)
      const unknown = { baseUrl, calls: ['order.get'], stateChange: `${baseUrl}/_states/riches` }
      await expect(verifyUpstream(unknown)).rejects.toThrow('answered 404')
    },
    PATIENCE_MS,
  )
})
