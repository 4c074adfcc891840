import { calls } from '@layover/contracts'
import { claim, dataOf } from '../run/promises.ts'
import type { Run } from '../run/run.ts'

/** The way of a card, and sessions with the provider. */
export async function checkCards(run: Run): Promise<void> {
  await checkHandedOn(run)
  const path = { agentId: run.agents.general }
  const [way, unsaid, ...sessions] = await Promise.all([
    dataOf(run, calls.pci.getPciParam, { body: { switchToken: '' } }),
    dataOf(run, calls.pci.getPciParam, { body: {} }),
    dataOf(run, calls.lounge.createSession, { path }),
    dataOf(run, calls.lounge.createSession, { path }),
  ])
  if (way && unsaid) {
    const [expected, got] = [way.data.switchFlag, unsaid.data.switchFlag]
    const rule = 'no switchToken is as good as an empty one'
    claim(run, unsaid.at, expected === got, { rule, path: '$.data.switchFlag', expected, got })
  }
  const [one, other] = sessions
  if (!one || !other) return
  const rule = 'every visitor gets a session of their own'
  const isOwn = one.data.clientSessionId !== other.data.clientSessionId
  const got = other.data.clientSessionId
  claim(run, other.at, isOwn, { rule, path: '$.data.clientSessionId', expected: 'another session', got })
  for (const name of ['clientApiUrl', 'assetUrl'] as const) {
    const isUrl = URL.canParse(one.data[name])
    const whole = { rule: 'addresses of the card provider are absolute', path: `$.data.${name}` }
    claim(run, one.at, isUrl, { ...whole, expected: 'an address', got: one.data[name] })
  }
}

/** The token of the discount check is passed on (P133); the shop itself does not read it again. */
async function checkHandedOn(run: Run): Promise<void> {
  for (const switchToken of ['', 'sw.CONTRACT-CHECK']) {
    const answer = await run.fetch(calls.pci.getPciParam, { body: { switchToken } })
    if (answer.kind !== 'success') continue
    const { switchToken: got } = answer.data
    const is = {
      rule: 'the switchToken is handed on',
      path: '$.data.switchToken',
      got,
      severity: 'harmless',
    } as const
    claim(run, answer.at, got === switchToken, { ...is, expected: JSON.stringify(switchToken) })
  }
}
