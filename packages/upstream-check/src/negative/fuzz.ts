import { allCalls, type CallDefinition, compileCheck, upstreamRequest } from '@layover/contracts'
import { type Parts, withAgent } from '../exchange/request-parts.ts'
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
 * Sends drawn requests, the same ones for the same seed. Only reads, so that they leave no trace. A right one must get an
 * answer of the contract, a wrong one a refusal, and none may break the server.
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
      await Promise.all(
        drawn.map(async (body) => await sendDrawn(run, call, body, check?.isValid(body) ?? false)),
      )
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

async function sendDrawn(
  run: Run,
  call: CallDefinition,
  body: Record<string, unknown>,
  isRight: boolean,
): Promise<void> {
  const exchange = await run.send(call, { body }, { isWhole: true })
  if (exchange !== undefined) goodOrRefused(run, exchange, isRight)
}
