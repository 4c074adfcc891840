import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { endTogether } from './end-together.ts'

it('ends each response of a turn with its own body, also beside one whose reader has left', async () => {
  const responses: ServerResponse[] = []
  const server = createServer((_request, response) => void responses.push(response)).listen(0)
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const leaving = new AbortController()
  const readers = []
  for (const signal of [null, leaving.signal, null]) {
    const arrived = once(server, 'request')
    readers.push(fetch(`http://127.0.0.1:${port}`, { signal }).then((answer) => answer.text()))
    await arrived
  }
  const settled = Promise.allSettled(readers)
  const closed = responses[1] && once(responses[1], 'close')
  leaving.abort()
  await closed
  for (const [at, response] of responses.entries()) {
    endTogether(response, [Buffer.from('body '), Buffer.from(String(at))])
  }
  expect(responses.map(({ writableEnded }) => writableEnded)).toEqual([false, false, false])
  expect(await settled).toEqual([
    { status: 'fulfilled', value: 'body 0' },
    expect.objectContaining({ status: 'rejected' }),
    { status: 'fulfilled', value: 'body 2' },
  ])
  server.closeAllConnections()
  server.close()
})
