import {
  allCalls,
  type CallDefinition,
  type CallExample,
  type StateName,
  stateValues,
} from '@layover/contracts'
import type { Parts } from '../exchange/request-parts.ts'
import { goodOf, refusalOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'
import type { World } from '../run/world.ts'

/** States of every upstream, which need a catalogue and codes alone. Other suites test orders and holds. */
const STANDING: readonly StateName[] = ['catalogue', 'discount codes', 'slots available']

const RULE = 'the contract’s examples are answered as written'

/** This upstream's own value in place of an example's, undefined where it is unknown, and the need for it. */
interface OwnValue {
  readonly own: string | undefined
  readonly need: string
}

function ownValues(
  { data, lounge, unbookableLounge, lane, plan, airports }: World,
  tag: string,
): ReadonlyMap<string, OwnValue> {
  const [airport] = airports.keys()
  const discounts = data.discounts ?? {}
  const isBooked = tag === 'loungePrebooking'
  const anyLounge = lounge ?? (isBooked ? undefined : unbookableLounge)
  const code = (name: 'percent' | 'used' | 'expired') => ({
    own: discounts[name],
    need: `discounts.${name} in --data`,
  })
  return new Map([
    [
      stateValues.airportCode.example,
      { own: lane?.airportCode ?? lounge?.airportCode, need: 'an airport with a lane' },
    ],
    [stateValues.searchedAirport.example, { own: airport, need: 'an airport' }],
    [
      stateValues.loungeCode.example,
      {
        own: anyLounge?.loungeCode,
        need: isBooked
          ? 'a lounge that takes pre-bookings: lounge in --data'
          : 'a lounge that lounge.detail answers as promised',
      },
    ],
    [stateValues.cipCode.example, { own: lane?.cipCode, need: 'a lane: lane in --data' }],
    [stateValues.planId.example, { own: plan?.planId, need: 'a plan: plan in --data' }],
    [stateValues.discountCode.example, code('percent')],
    [stateValues.usedDiscountCode.example, code('used')],
    [stateValues.expiredDiscountCode.example, code('expired')],
  ])
}

/** Sends the examples of every read with this upstream's own values, like the requests of the Pact file. */
export async function checkExamples(run: Run, world: World): Promise<void> {
  const reads = allCalls.filter(({ effect }) => effect === 'read')
  await Promise.all(
    reads.flatMap((call) =>
      call.examples
        .filter(({ given }) => STANDING.includes(given))
        .map((example) => replay(run, call, example, ownValues(world, call.tag))),
    ),
  )
}

async function replay(
  run: Run,
  call: CallDefinition,
  { name, request, reply }: CallExample,
  values: ReadonlyMap<string, OwnValue>,
): Promise<void> {
  const needs: string[] = []
  const parts = JSON.parse(JSON.stringify(request), (field, value: unknown) => {
    const found = typeof value === 'string' && field !== 'lang' ? values.get(value) : undefined
    if (found === undefined) return value
    if (found.own === undefined) needs.push(found.need)
    return found.own
  }) as Parts
  const [need] = needs
  if (need !== undefined) return run.notes.untested(call.id, `the example “${name}”: needs ${need}`)
  if ('errorCode' in reply) {
    await refusalOf(run, call, parts, { codes: [reply.errorCode], rule: RULE })
    return
  }
  const answer = goodOf(run, await run.fetch(call, parts), 'data, as the example has')
  if (answer) run.notes.tested(call.id, RULE)
}
