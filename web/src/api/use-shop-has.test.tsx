import { render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway } from './fake-gateway.test-kit.ts'

afterEach(() => vi.unstubAllGlobals())

test('what is known already is there at the first drawing, so that nothing moves', async () => {
  const additions = ['order.mail']
  fakeGateway({
    '/config.json': () =>
      Response.json({ cardVaultUrl: 'http://127.0.0.1:3002', generalAgentId: 'layover', additions }),
  })
  const { readShopConfig } = await import('./shop-config.ts')
  const { useShopHas } = await import('./use-shop-has.ts')
  const drawn: boolean[] = []
  const Probe = () => {
    drawn.push(useShopHas('order.mail'))
    return null
  }
  render(<Probe />)
  expect(drawn).toEqual([false])
  await readShopConfig()
  await vi.waitFor(() => expect(drawn).toEqual([false, true]))
  render(<Probe />)
  expect(drawn).toEqual([false, true, true])
})
