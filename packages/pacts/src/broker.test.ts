import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { openBroker } from './broker.test-kit.ts'
import { pactPaths } from './committed.ts'
import type { PactFile } from './pact-file.ts'
import { promised, useScriptedUpstream } from './scripted-upstream.test-kit.ts'

const upstream = useScriptedUpstream()
const DESCRIPTION = 'lounge.getCommonPrice: the walk-up price'
const price = promised(DESCRIPTION)

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The last program of the page, in a project that has pact-js and nothing else. */
function printedProgram(): string {
  const folder = mkdtempSync(join(tmpdir(), 'layover-broker-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  symlinkSync(at('../node_modules'), join(folder, 'node_modules'))
  const page = readFileSync(at('../../../contracts/pacts/README.md'), 'utf8')
  const program = join(folder, 'verify.mjs')
  writeFileSync(program, [...page.matchAll(/```js\n(.*?)```/gs)].at(-1)?.[1] ?? '')
  return program
}

/** The committed pact with one interaction alone, which needs nothing of its state. */
function smallPact(): PactFile {
  const pact = JSON.parse(readFileSync(pactPaths.gatewayUpstream, 'utf8')) as PactFile
  return { ...pact, interactions: pact.interactions.filter(({ description }) => description === DESCRIPTION) }
}

it.each([
  ['kept', price, true],
  ['broken', { ...price, data: { ...price.data, price: 34 } }, false],
])(
  'the program of the page fetches the pact from a broker and publishes that it is %s',
  async (_how, answer, success) => {
    upstream.script = { text: JSON.stringify(answer) }
    const broker = await openBroker(smallPact(), 'a-token')
    onTestFinished(broker.close)
    const env = {
      UPSTREAM_URL: upstream.baseUrl,
      STATES_URL: `${upstream.baseUrl}/_states`,
      PACT_BROKER_BASE_URL: broker.url,
      PACT_BROKER_TOKEN: 'a-token',
      VERSION: 'commit-1',
      PACT_DO_NOT_TRACK: 'true',
    }
    const run = promisify(execFile)(process.execPath, [printedProgram()], { env })
    const code = await run.then(
      () => 0,
      (error: { code: number }) => error.code,
    )
    expect(code === 0).toBe(success)
    expect(broker.published).toMatchObject([{ providerApplicationVersion: 'commit-1', success }])
    expect(broker.selectors).toEqual([{ mainBranch: true }, { deployedOrReleased: true }])
    expect(broker.requests).toContain('PUT /pacticipants/layover-upstream/branches/main/versions/commit-1')
  },
  60_000,
)
