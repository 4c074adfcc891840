import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { verifyUpstream } from '@layover/pacts'
import { expect, it, onTestFinished } from 'vitest'
import { checkUpstream } from './check-upstream.ts'

const page = readFileSync(new URL('../../../docs/build-your-own-backend.md', import.meta.url), 'utf8')
const [, program = ''] = /```js\n(.*?)```/s.exec(page) ?? []

/** The page's backend as it is printed, but for its port, which it sends here. @returns its address */
async function printedBackend(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'first-backend-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  const path = join(folder, 'backend.mjs')
  const listens = "listen(4020, '127.0.0.1')"
  expect(program).toContain(listens)
  const anyPort = "listen(0, '127.0.0.1', function () { process.send(this.address().port) })"
  writeFileSync(path, program.replace(listens, anyPort))
  const backend = fork(path, { execArgv: [] })
  onTestFinished(() => void backend.kill())
  const [port] = (await once(backend, 'message')) as [number]
  return `http://127.0.0.1:${port}`
}

it('the first backend of the page keeps its one call, by the check and by the pact', async () => {
  const baseUrl = await printedBackend()
  const calls = ['lounge.getCommonPrice']
  const report = await checkUpstream({ baseUrl, calls, deadlineFactor: 40 })
  expect(report.outcome).toBe('ok')
  expect(report.calls).toMatchObject([{ call: calls[0], verdict: 'lax', hasSuccess: true }])
  const { interactions, failures } = await verifyUpstream({
    baseUrl,
    calls,
    stateChange: `${baseUrl}/_states`,
  })
  expect({ kept: interactions.length, failures }).toEqual({ kept: 1, failures: [] })
}, 120_000)

/** The shell commands of the page, block by block. */
const blocks = [...page.matchAll(/```sh\n(.*?)```/gs)].map(([, text = '']) => text)

it('the page stops what it leaves running behind the prompt', () => {
  const begun = blocks.filter((text) => / &$/m.test(text))
  expect(begun).toHaveLength(1)
  for (const text of begun) expect(text).toMatch(/ &\n[^&]*\nkill \$!\n$/)
})

it('the page names commands of this repository alone', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
  const named = [...blocks.join('').matchAll(/(?:pnpm|npm)(?: --\S+)* ([a-z][\w:-]*)/g)].map(
    ([, name]) => name,
  )
  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(Object.keys(scripts)).toContain(name)
})
