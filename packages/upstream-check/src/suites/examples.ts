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

/** This upstream's own values in place of the examples'; undefined where they are unknown. */
function ownValues({ data, lounge, lane, plan, airports }: World): ReadonlyMap<string, string | undefined> {
  const [airport] = airports.keys()
  const { discounts } = data
  return new Map([
    [stateValues.airportCode.example, lane?.airportCode ?? lounge?.airportCode],
    [stateValues.searchedAirport.example, airport],
    [stateValues.loungeCode.example, lounge?.loungeCode],
    [stateValues.cipCode.example, lane?.cipCode],
    [stateValues.planId.example, plan?.planId],
    [stateValues.discountCode.example, discounts?.percent],
    [stateValues.usedDiscountCode.example, discounts?.used],
    [stateValues.expiredDiscountCode.example, discounts?.expired],
  ])
}

/** Sends the examples of every read with this upstream's own values, like the requests of the Pact file. */
export async function checkExamples(run: Run, world: World): Promise<void> {
  const values = ownValues(world)
  const reads = allCalls.filter(({ effect }) => effect === 'read')
  await Promise.all(
    reads.flatMap((call) =>
      call.examples
        .filter(({ given }) => STANDING.includes(given))
        .map((example) => replay(run, call, example, values)),
    ),
  )
}

async function replay(
  run: Run,
  call: CallDefinition,
  { name, request, reply }: CallExample,
  values: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const missing: string[] = []
  const parts = JSON.parse(JSON.stringify(request), (field, value: unknown) => {
    if (typeof value !== 'string' || field === 'lang' || !values.has(value)) return value
    const own = values.get(value)
    if (own === undefined) missing.push(value)
    return own
  }) as Parts
  if (missing.length > 0)
    return run.notes.untested(call.id, `the example “${name}”: needs what ${missing[0]} stands for in --data`)
  if ('errorCode' in reply) {
    await refusalOf(run, call, parts, { codes: [reply.errorCode], rule: RULE })
    return
  }
  const answer = goodOf(run, await run.fetch(call, parts), 'data, as the example has')
  if (answer) run.notes.tested(call.id, RULE)
}
