import { allCalls, type CallDefinition, compileCheck, upstreamRequest } from '@layover/contracts'
import { type Parts, withAgent } from '../exchange/question.ts'
import type { Run } from '../run/run.ts'
import type { World } from '../run/world.ts'
import { goodOrRefused } from './judge-drawn.ts'
import { Random } from './random.ts'
import { sampleRequests } from './sample-requests.ts'

/** Values that have broken other servers. */
const strange: readonly [unknown, ...unknown[]] = [
  ...([
    '',
    ' ',
    'a',
    "'",
    '"',
    '\\',
    '%',
    '%00',
    '\u0000',
    '<script>',
    '{{7*7}}',
    '../..',
    '\u202e',
    '𝒳',
  ] as const),
  ...([0, -1, 1, 99, 100, 2 ** 31, 2 ** 53, -0.5, 1e300, null, true, false] as const),
  ...(["' or '1'='1", 'ZRH', 'zürich', 'ß', '0', 'NaN', '2027-02-30', '24:00', 'x'.repeat(300)] as const),
]

/**
 * Requests that are drawn, the same ones for the same seed. Reads alone, so that they leave no trace: a right one is
 * answered as the contract says, a wrong one is refused, and nothing breaks.
 */
export async function fuzz(run: Run, world: World): Promise<void> {
  const { fuzz: count = 0, seed = 1 } = run.options
  if (count === 0) return
  const samples = sampleRequests(world)
  await Promise.all(
    allCalls.map(async (call) => {
      if (call.effect !== 'read' || call.method !== 'POST') return
      const random = new Random(seed, call.id)
      const schema = upstreamRequest(call).body
      const sample = withAgent(call, samples.get(call.id) ?? {}, run.agents)
      const drawn = Array.from({ length: count }, () => draw(random, sample))
      const check = schema && compileCheck(schema)
      await Promise.all(drawn.map(async (body) => await ask(run, call, body, check?.isValid(body) ?? false)))
    }),
  )
}

function draw(random: Random, { body = {} }: Parts): Record<string, unknown> {
  const drawn: Record<string, unknown> = { ...body }
  const names = Object.keys(body)
  for (let changes = 1 + random.next(2); changes > 0; changes -= 1) {
    const name = names[random.next(names.length)]
    if (name === undefined) continue
    if (random.next(6) === 0) delete drawn[name]
    else drawn[name] = random.pick(strange)
  }
  return drawn
}

async function ask(
  run: Run,
  call: CallDefinition,
  body: Record<string, unknown>,
  isRight: boolean,
): Promise<void> {
  const exchange = await run.send(call, { body }, { isWhole: true })
  if (exchange !== undefined) goodOrRefused(run, exchange, isRight)
}
