import { type AddressInfo, createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { start } from '../test/server-process.ts'

describe('the server', () => {
  it('does not start on a wrong environment, and lists all that is wrong', async () => {
    const { ended, output } = start({ PORT: 'x', UPSTREAM_URL: 'y', SESSION_KEYS: 'z' })
    expect(await ended).toBe(1)
    expect(output()).toMatch(/3 faults/)
    for (const name of ['PORT', 'UPSTREAM_URL', 'SESSION_KEYS']) expect(output()).toContain(`${name}: `)
    expect(output()).not.toContain(' at ')
  }, 15_000)

  it('says when its port is in use', async () => {
    const other = createServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    const { ended, output } = start({ PORT: String(port) })
    expect(await ended).toBe(1)
    expect(output()).toBe(`The gateway cannot start: port ${port} of 127.0.0.1 is in use\n`)
    other.close()
  }, 15_000)
})
