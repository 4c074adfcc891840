import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problem, success } from '../../api/fake-gateway.test-kit.ts'
import { created, paid, paths, shopAnswering } from './purchase-answers.test-kit.ts'
import { fillCard, heading, next, showPurchase, toPayment } from './show-purchase.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

/**
 * Additions that an upstream may lack (P212). The configuration is read once per page load, so these stories have a
 * file of their own.
 */
describe('with an upstream that has none of our additions', () => {
  async function open(answers: Parameters<typeof shopAnswering>[0] = {}) {
    const seen = shopAnswering({
      '/config.json': () =>
        Response.json({ cardVaultUrl: 'https://cards.test', generalAgentId: 'layover', additions: [] }),
      ...answers,
    })
    const tab = showPurchase('/lounge/buypass?step=1')
    await toPayment(tab)
    await fillCard(tab)
    const sent = (path: string) => seen.filter((request) => request.path === path)
    return { ...tab, tab, sent }
  }

  it('the success page shows the confirm call’s own answer, and again after a reload of this tab', async () => {
    const { tab, user, sent, where } = await open()
    await user.click(next())
    await heading('Your pass is ready')
    const address = where()
    tab.close()
    showPurchase(address)
    await heading('Your pass is ready')
    expect(screen.getByRole('article', { name: 'Lounge pass 1 of 1, Amelia Hart' })).toBeDefined()
    expect(sent(paths.order)).toHaveLength(0)
    const stored = JSON.stringify({ ...sessionStorage })
    expect(stored).not.toContain('4242')
    expect(stored).not.toContain('tok_')
  })

  it('another device shows that it cannot open the booking, and never that nothing was bought', async () => {
    const { tab } = await open()
    tab.close()
    sessionStorage.clear()
    showPurchase(`/lounge/buypass/success?ref=${paid.reference}#k=${paid.key}`)
    await heading('We cannot show your booking')
    expect(screen.getByText(/Do not pay again/)).toBeDefined()
    expect(screen.getByText(paid.reference)).toBeDefined()
  })

  it('an unknown outcome shows the order number and the support mailbox, and is not fetched', async () => {
    const { user, sent } = await open({
      [paths.confirm]: () => problem(504),
      [paths.status]: () => success({ orderNo: created.orderNo, status: 'PAYING' }),
    })
    await user.click(next())
    await heading('We are checking your payment')
    expect(await screen.findByRole('link', { name: /@/ })).toBeDefined()
    expect(screen.getByText(created.orderNo)).toBeDefined()
    expect(screen.queryByText(/updates automatically/)).toBeNull()
    expect(sent(paths.status)).toHaveLength(0)
  })
})
