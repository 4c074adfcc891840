import { expect, it } from 'vitest'
import { raw, startFakeUpstream } from './fake-upstream.ts'
import { startListening } from './server-process.ts'

it('the log says how long the provider took, and nothing of it for a call that the open breaker refused', async () => {
  const upstream = await startFakeUpstream()
  upstream.play(raw('', 'reset'))
  const settings = { BREAKER_FAULTS: '1', BREAKER_OPEN_MS: '60000', LOG_LEVEL: 'info' }
  const server = await startListening({ UPSTREAM_URL: upstream.url, ...settings })
  const lines = () =>
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"msg":"call"'))
  try {
    for (let i = 0; i < 2; i++)
      await fetch(`${server.origin}/api/lounge/lounges`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"airportCode":"ZRH"}',
      })
    await expect.poll(() => lines().length).toBe(2)
    const [broken, refused] = lines().map((line) => JSON.parse(line))
    expect(broken).toMatchObject({ status: 502, upstreamMs: expect.any(Number) })
    expect(refused).toMatchObject({ status: 503, ms: expect.any(Number) })
    expect(refused).not.toHaveProperty('upstreamMs')
  } finally {
    server.child.kill('SIGKILL')
    await server.ended
    await upstream.close()
  }
})
