import { calls } from '@layover/contracts'
import { expect, it } from 'vitest'
import { checkUpstream } from '../check-upstream.ts'
import { serve } from '../test-servers.test-kit.ts'

const { getCommonPrice } = calls.lounge
const { getA2ZAirports } = calls.airport

it('times and compression are of chosen calls alone, and of successes', async () => {
  const served = [getCommonPrice, getA2ZAirports]
  const baseUrl = await serve((request, response) => {
    const call = served.find(({ path }) => path === request.url)
    const reply = call?.examples[0]?.reply
    response.writeHead(reply ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ state: call?.success[0], ...reply }))
  })
  const measured = async (...ids: string[]) => (await checkUpstream({ baseUrl, calls: ids })).run
  const { measured: lines, p95Ms } = await measured(getCommonPrice.id, calls.lounge.detail.id)
  expect(lines).toEqual([expect.stringContaining(`: ${getCommonPrice.id}, 95 of 100 successes`)])
  expect(Object.keys(p95Ms).sort()).toEqual([getA2ZAirports.id, getCommonPrice.id])
  expect((await measured(getA2ZAirports.id)).measured).toContainEqual(
    expect.stringContaining('gzip: not offered'),
  )
}, 60_000)
