import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PactV4 } from '@pact-foundation/pact'
import type { Interaction } from './interactions.ts'
import { type RequestGenerators, stableText } from './pact-file.ts'
import type { Matcher } from './text-rules.ts'

// The native part would report each run to its makers.
process.env.PACT_DO_NOT_TRACK = 'true'

/** Sends the interaction's request to a provider at this address, and throws unless its answer is understood. */
type Consumer = (interaction: Interaction, url: string) => Promise<void>

interface Names {
  readonly consumer: string
  readonly provider: string
}

const KEY = 'Idempotency-Key'

/** As the file gives it: any JSON type, with any charset that is none or UTF-8. */
const JSON_TYPE = [{ match: 'regex', regex: '^application/json\\s*(;\\s*charset="?[Uu][Tt][Ff]-8"?\\s*)?$' }]

const bodyRules = (rules: Readonly<Record<string, readonly Matcher[]>>) =>
  Object.entries(rules).map(([path, matchers]) => ruleOf(path, matchers))

/** Pact's own types know a matcher as it is written in a template, the native part as it stands in the file. */
function ruleOf(path: string, rules: readonly Matcher[]) {
  return { path, rules: rules as unknown as [] }
}

/** One meeting of consumer and mock provider. The file is written only if both followed the interaction. */
async function meet(pact: PactV4, interaction: Interaction, consume: Consumer): Promise<void> {
  const { description, given, request, key, answer, ownData } = interaction
  await pact
    .addInteraction()
    .given(given, ownData.params)
    .uponReceiving(description)
    .withRequest(request.method, request.path, (builder) => {
      builder.query(request.query).headers({ ...request.headers, ...(key && { [KEY]: key.example }) })
      if (key) builder.matchingRules({ header: [ruleOf(KEY, key.rules)] })
      if (request.body) builder.jsonBody(request.body)
    })
    .willRespondWith(200, (builder) => {
      builder.headers({ 'Content-Type': 'application/json' }).jsonBody(answer.value as object)
      builder.matchingRules({ header: [ruleOf('Content-Type', JSON_TYPE)], body: bodyRules(answer.rules) })
    })
    .executeTest(async ({ url }) => await consume(interaction, url))
}

const MEETINGS = 10

/**
 * The mock provider notes a request a moment after its answer, so its notes may be read too early. A meeting that the
 * consumer passed is therefore repeated; a fault of the consumer is not.
 */
async function recordOne(open: () => PactV4, interaction: Interaction, consume: Consumer): Promise<void> {
  for (let left = MEETINGS - 1; ; left -= 1) {
    let isUnderstood = false
    try {
      await meet(open(), interaction, async (...met) => {
        await consume(...met)
        isUnderstood = true
      })
      return
    } catch (error) {
      if (!isUnderstood || left === 0) throw error
    }
  }
}

function generatorsOf(interactions: readonly Interaction[]): RequestGenerators {
  return Object.fromEntries(
    interactions.map(({ description, key, ownData }) => [
      description,
      { ...ownData.generators, ...(key && { header: { [KEY]: { type: 'Uuid' } } }) },
    ]),
  )
}

/** Lets a consumer meet a Pact mock provider once per interaction, and answers the file that came of it. */
export async function record(
  names: Names,
  interactions: readonly Interaction[],
  consume: Consumer,
): Promise<string> {
  const dir = mkdtempSync(join(tmpdir(), 'layover-pacts-'))
  try {
    const open = () => new PactV4({ ...names, dir, logLevel: 'error' })
    for (const interaction of interactions) await recordOne(open, interaction, consume)
    const recorded = readFileSync(join(dir, `${names.consumer}-${names.provider}.json`), 'utf8')
    return stableText(recorded, generatorsOf(interactions))
  } finally {
    rmSync(dir, { recursive: true, force: true })
  }
}
