import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problem, refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { paid, paths, shopAnswering } from './purchase-answers.test-kit.ts'
import { heading, showPurchase } from './show-purchase.test-kit.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'share')
  localStorage.clear()
})

const pass = paid.passes[0] ?? expect.fail('no pass')
const shared = { serviceType: 'LOUNGE', pass }
const KEY = 'p4sSk3yOfOnePassAlone0123'
const LINK = `/lounge/buypass/success?pass=${pass.number}#k=${KEY}`

describe('the link of one pass', () => {
  it('is sent on from the page of its order', async () => {
    const share = vi.fn()
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    shopAnswering({ [paths.order]: () => success({ ...paid, passes: [{ ...pass, key: KEY }] }) })
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    await userEvent.click(await screen.findByRole('button', { name: 'Send this pass: Amelia Hart' }))
    expect(share).toHaveBeenCalledWith({
      title: 'A pass for Amelia Hart',
      url: new URL(LINK, location.origin).href,
    })
  })

  it('is not offered for a pass that has no key of its own', async () => {
    shopAnswering({ [paths.order]: () => success(paid) })
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    await heading('Your pass is ready')
    await screen.findByRole('region', { name: 'Receipt' })
    expect(screen.queryByRole('button', { name: /Send this pass/ })).toBeNull()
  })

  it('shows the pass, and nothing of the order', async () => {
    const seen = shopAnswering({ '/api/order/pass': () => success(shared) })
    showPurchase(LINK)
    await heading('A pass for Amelia Hart')
    expect(screen.getByRole('article', { name: 'Lounge pass 1 of 1, Amelia Hart' })).toBeDefined()
    expect(seen.find(({ path }) => path === '/api/order/pass')?.body).toEqual({
      passNumber: pass.number,
      key: KEY,
    })
    expect(seen.some(({ path }) => path === paths.order)).toBe(false)
    expect(document.body.textContent).not.toMatch(/Receipt|£|Sold by/)
    expect(screen.queryByRole('button', { name: /Send this pass|Share link/ })).toBeNull()
  })

  it.each([
    ['pass', LINK, '/api/order/pass', () => success(shared), 'A pass for Amelia Hart'],
    [
      'booking',
      `/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`,
      paths.order,
      () => success(paid),
      'Your pass is ready',
    ],
  ])(
    'is a %s that no server could show, until the connection comes back',
    async (noun, link, path, answer, title) => {
      let isDown = true
      shopAnswering({ [path]: () => (isDown ? problem(503) : answer()) })
      showPurchase(link)
      await heading(`We cannot show your ${noun}`)
      isDown = false
      dispatchEvent(new Event('online'))
      await heading(title)
    },
  )

  it('is saved on this device under its number, without its passenger, until it is removed or its booking ends', async () => {
    const saved = () => localStorage.getItem('layover.passes') ?? ''
    shopAnswering({ '/api/order/pass': () => success(shared) })
    showPurchase(LINK)
    await screen.findByText(/Saved on this device/)
    expect(JSON.parse(saved()).passes).toMatchObject([{ reference: pass.number, address: LINK }])
    expect(saved()).not.toContain('Amelia')
    cleanup()
    shopAnswering({ '/api/order/pass': () => refusal('ORDER_CANCELLED') })
    showPurchase(LINK)
    await heading('This booking was cancelled')
    expect(saved()).toBe('')
  })

  it.each([
    ['without its key', `/lounge/buypass/success?pass=${pass.number}`, () => success(shared)],
    ['that nobody gave', LINK, () => refusal('NOT_FOUND')],
  ])('%s opens nothing', async (_what, address, answer) => {
    shopAnswering({ '/api/order/pass': answer })
    showPurchase(address)
    await heading('We cannot find this pass')
    expect(screen.queryByText('Amelia Hart')).toBeNull()
  })

  it('of a booking that was cancelled says so', async () => {
    shopAnswering({ '/api/order/pass': () => refusal('ORDER_CANCELLED') })
    showPurchase(LINK)
    await heading('This booking was cancelled')
  })
})

it('the link of an order that was cancelled says so', async () => {
  shopAnswering({ [paths.order]: () => refusal('ORDER_CANCELLED') })
  showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
  await heading('This booking was cancelled')
})
