import { text } from 'node:stream/consumers'
import { allCalls, calls } from '@layover/contracts'
import { expect, it, onTestFinished } from 'vitest'
import { checkUpstream } from './check-upstream.ts'
import { createRecorder } from './record/recorder.ts'
import { forward, serve, startReference } from './test-servers.test-kit.ts'

const states = new Map([
  ['11', '00'],
  ['1', '01'],
])

/** The reference with success codes of its own. */
async function ownCodes(): Promise<string> {
  const { baseUrl, close } = await startReference()
  onTestFinished(close)
  return await serve((request, response) =>
    forward(baseUrl, request, response, async (answer) => {
      const { 'content-length': _length, ...headers } = answer.headers
      const body = (await text(answer)).replace(
        /^\{"state":"(11?)"/,
        (_head, code: string) => `{"state":"${states.get(code)}"`,
      )
      response.writeHead(answer.statusCode ?? 502, headers).end(body)
    }),
  )
}

it('an upstream’s own success codes are right once they are named, and recorded too', async () => {
  const options = {
    baseUrl: await ownCodes(),
    deadlineFactor: 40,
    data: { payment: { tokens: ['tok_5Jw8Zq2LmX4vR7nT'] } },
    writes: true,
  }
  const recorder = createRecorder(states)
  const named = await checkUpstream({ ...options, states, onExchange: recorder.note })
  expect(named.calls.map(({ call, verdict }) => `${call}: ${verdict}`)).toEqual(
    allCalls.map(({ id }) => `${id}: ok`),
  )
  expect(recorder.files().map(({ call }) => call)).toContain(calls.pci.getPciParam.id)
  const unnamed = await checkUpstream({ ...options, calls: [calls.lounge.getCommonPrice.id] })
  expect(unnamed.calls).toMatchObject([{ verdict: 'breaks', findings: [{ path: '$.state' }] }])
}, 600_000)

it('a wrong request that is answered with such a code is taken', async () => {
  const { path, id, examples } = calls.lounge.detail
  const baseUrl = await serve((request, response) => {
    const body = request.url === path ? { state: '00', ...examples[0]?.reply } : { state: '10' }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  const {
    calls: [report],
  } = await checkUpstream({ baseUrl, states, levels: ['L4'], calls: [id] })
  expect(report).toMatchObject({ verdict: 'lax' })
}, 60_000)
