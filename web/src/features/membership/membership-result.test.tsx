import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { problem, success } from '../../api/fake-gateway.test-kit.ts'
import { ErrorPopupHost } from '../../app/overlays/error-popup.tsx'
import { heading, showPurchase } from '../../checkout/stories/show-purchase.test-kit.tsx'
import { bought, membershipAnswering, membershipPaths as paths } from './membership-answers.test-kit.ts'

afterEach(() => vi.unstubAllGlobals())

function open(address: string, answers: Parameters<typeof membershipAnswering>[0] = {}) {
  const seen = membershipAnswering(answers)
  showPurchase(address, <ErrorPopupHost />)
  return { sent: (path: string) => seen.filter((request) => request.path === path) }
}

describe('the result of a membership', () => {
  const SUCCESS = '/membership-purchase/result/success?ref=LV7K-29QD'

  it('opens again by its reference and key, whatever became of the plans', async () => {
    const { sent } = open(`${SUCCESS}#k=${bought.key}`, { [paths.plans]: () => problem(502) })
    await heading('You are a member')
    expect(sent('/api/order/get')[0]?.body).toEqual({ reference: 'LV7K-29QD', key: bought.key })
    expect(screen.getByText('Purchase reference', { exact: false })).toBeDefined()
  })

  it('offers nobody else the link that opens the activation code, and says so', async () => {
    const share = vi.fn()
    Object.defineProperty(navigator, 'share', { configurable: true, value: share })
    open(`${SUCCESS}#k=${bought.key}`)
    await heading('You are a member')
    expect(screen.queryByRole('button', { name: 'Share link' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Copy private link' }))
    expect(await screen.findByText('Link copied')).toBeDefined()
    expect(share).not.toHaveBeenCalled()
    expect(screen.getByText(/Don’t share it, or the link of this page/)).toBeDefined()
    Reflect.deleteProperty(navigator, 'share')
  })

  it('shows neither number nor code without the key', async () => {
    open(SUCCESS)
    await heading('We cannot find this purchase')
    expect(screen.queryByText('LM-4829-137-750')).toBeNull()
  })

  it('shows neither while the payment is being checked', async () => {
    const { membershipNumber: _, activationCode: __, ...paying } = bought
    open(`${SUCCESS}#k=${bought.key}`, { '/api/order/get': () => success({ ...paying, status: 'PAYING' }) })
    await heading('Almost there')
    expect(screen.getByText(/appear here once you have paid/)).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Copy (number|code)/ })).toBeNull()
  })
})
