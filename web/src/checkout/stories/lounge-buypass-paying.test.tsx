import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { watchPresses } from '../../api/client.ts'
import { held, problem, refusal, success } from '../../api/fake-gateway.test-kit.ts'
import { SESSION_KEY } from '../../session/session-storage.ts'
import { endMicrotasks, holdTasks } from '../../test-kits/tasks.test-kit.ts'
import { NEVER_STARTED_AFTER_MS } from '../payment/settlement.ts'
import { created, paid, paths, shopAnswering } from './purchase-answers.test-kit.ts'
import { fill, fillCard, heading, next, showPurchase, toPayment } from './show-purchase.test-kit.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** From here on the test controls when the next poll is due. */
const holdTimers = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
const nextQuestion = () => act(() => vi.advanceTimersByTimeAsync(1_500))

const CARD = '4242 4242 4242 4242'

describe('paying', () => {
  async function open(answers: Parameters<typeof shopAnswering>[0] = {}) {
    const seen = shopAnswering(answers)
    const tab = showPurchase('/lounge/buypass?step=1')
    await toPayment(tab)
    const sent = (path: string) => seen.filter((request) => request.path === path)
    return { ...tab, tab, seen, sent }
  }

  it('makes one order and one charge of a double click and Enter together', async () => {
    const late = held()
    const { tab, user, sent } = await open({ [paths.createOrder]: late.reply })
    await fillCard(tab)
    await user.dblClick(next())
    await user.type(screen.getByLabelText('CVV'), '{Enter}')
    await waitFor(() => expect(sent(paths.createOrder)).toHaveLength(1))
    late.answer(success(created))
    await heading('Your pass is ready')
    expect(sent(paths.createOrder)).toHaveLength(1)
    expect(sent(paths.confirm)).toHaveLength(1)
  })

  it('is one wait until the result is shown: the overlay stays, and the form asks for nothing more', async () => {
    const { tab, user } = await open()
    await fillCard(tab)
    const running = [0]
    const count = (by: number) => running.push((running.at(-1) ?? 0) + by)
    onTestFinished(watchPresses({ onStart: () => count(1), onEnd: () => count(-1) }))
    let hasAsked = false
    const observer = new MutationObserver(() => {
      hasAsked ||= screen.queryAllByText(/^Still needed/).length > 0
    })
    observer.observe(document.body, { subtree: true, childList: true, characterData: true })
    onTestFinished(() => observer.disconnect())
    await user.click(next())
    await heading('Your pass is ready')
    await waitFor(() => expect(running.at(-1)).toBe(0))
    expect(running.slice(1, -1)).not.toContain(0)
    expect(hasAsked).toBe(false)
  })

  it('has taken the press before a call is sent, so that the browser can show it', async () => {
    const { tab, seen } = await open()
    await fillCard(tab)
    const before = seen.length
    const begin = holdTasks()
    fireEvent.click(next())
    await act(endMicrotasks)
    expect(next().matches(':disabled')).toBe(true)
    expect(seen).toHaveLength(before)
    await act(begin)
    await heading('Your pass is ready')
  })

  it('leaves no card data in the store, in storage or in the address, at any moment', async () => {
    const late = held()
    const { tab, user, store, where } = await open({ [paths.confirm]: late.reply })
    const leaks = () =>
      [
        JSON.stringify(store.getState()),
        JSON.stringify({ ...sessionStorage }),
        JSON.stringify({ ...localStorage }),
        where(),
      ].filter((text) => text.includes(CARD) || text.includes('4242424242424242') || text.includes('12/50'))
    await fillCard(tab)
    expect(leaks()).toEqual([])
    await user.click(next())
    await waitFor(() => expect(sessionStorage.getItem(SESSION_KEY)).toContain('payingSince'))
    expect(leaks()).toEqual([])
    late.answer(success(paid))
    await heading('Your pass is ready')
    expect(leaks()).toEqual([])
  })

  it('fetches the order’s status when the reply is lost, and never pays again', async () => {
    let status = 'PAYING'
    const { tab, user, sent, where } = await open({
      [paths.confirm]: () => problem(504),
      [paths.status]: () =>
        success({
          orderNo: created.orderNo,
          status,
          ...(status === 'PAID' && { reference: paid.reference, key: paid.key }),
        }),
    })
    await fillCard(tab)
    holdTimers()
    await user.click(next())
    await heading('We are checking your payment')
    expect(screen.getByText(/Do not pay again/)).toBeDefined()
    const order = screen.getByRole('region', { name: 'Your order' })
    expect(order.textContent).toContain('Walk-up lounge pass')
    expect(order.textContent).toContain('£34.00')
    expect(screen.queryByLabelText('Card number')).toBeNull()
    status = 'PAID'
    await nextQuestion()
    await waitFor(() => expect(where()).toContain('/lounge/buypass/success'))
    await heading('Your pass is ready')
    expect(sent(paths.confirm)).toHaveLength(1)
  })

  it('names the order by the key and the reference that createOrder gave, and never shows its number', async () => {
    const { statusKey, reference } = { statusKey: 's'.repeat(30), reference: paid.reference }
    const { tab, user, sent } = await open({
      [paths.createOrder]: () => success({ ...created, statusKey, reference }),
      [paths.confirm]: () => problem(504),
      [paths.status]: () => success({ orderNo: created.orderNo, status: 'PAYING' }),
    })
    await fillCard(tab)
    await user.click(next())
    await heading('We are checking your payment')
    expect(screen.getByText(reference)).toBeDefined()
    expect(document.body.textContent).not.toContain(created.orderNo)
    await waitFor(() => expect(sent(paths.status)).not.toHaveLength(0))
    const name = { orderNo: created.orderNo, statusKey }
    expect(sent(paths.status)[0]?.body).toEqual(name)
    expect(sent(paths.confirm)[0]?.body).toMatchObject(name)
  })

  it('reloaded while it is being paid shows the checking page on every address, and pays nothing twice', async () => {
    const late = held()
    const { tab, user, close } = await open({
      [paths.confirm]: late.reply,
      [paths.status]: () => success({ orderNo: created.orderNo, status: 'PAYING' }),
    })
    await fillCard(tab)
    await user.click(next())
    await waitFor(() => expect(sessionStorage.getItem(SESSION_KEY)).toContain('payingSince'))
    close()
    const again = showPurchase('/lounge/buypass?step=1')
    await heading('We are checking your payment')
    expect(again.where()).toBe('/lounge/buypass?step=4')
  })

  it('requests a confirmation before leaving while it runs, and staying changes nothing', async () => {
    const late = held()
    const { tab, user, sent, where } = await open({ [paths.confirm]: late.reply })
    await fillCard(tab)
    await user.click(next())
    await waitFor(() => expect(sent(paths.confirm)).toHaveLength(1))
    await tab.go('/')
    await user.click(screen.getByRole('button', { name: 'Stay here' }))
    expect(where()).toBe('/lounge/buypass?step=4')
    late.answer(success(paid))
    await heading('Your pass is ready')
    expect(sent(paths.confirm)[0]?.isAborted()).toBe(false)
  })

  it('that never reached the provider may be made again, under the same key', async () => {
    const { tab, user, sent, close } = await open({
      [paths.confirm]: () => problem(503),
      [paths.status]: () => success({ orderNo: created.orderNo, status: 'CREATED' }),
    })
    await fillCard(tab)
    await user.click(next())
    await heading('We are checking your payment')
    close()
    vi.setSystemTime(Date.now() + NEVER_STARTED_AFTER_MS + 1000)
    shopAnswering({ [paths.status]: () => success({ orderNo: created.orderNo, status: 'CREATED' }) })
    const again = showPurchase('/lounge/buypass?step=4')
    await heading('Pay by card')
    const stored = again.store.getState().session.loungeBuypassInputInfo?.intent
    expect(stored).toMatchObject({
      orderNo: created.orderNo,
      attemptKey: sent(paths.confirm)[0]?.headers.get('idempotency-key'),
    })
    vi.useRealTimers()
  })

  it('again after a decline is not called declined by an order that speaks of the attempt before', async () => {
    const answers = [refusal('PAYMENT_DECLINED'), problem(504)]
    const { tab, user, sent } = await open({
      [paths.confirm]: () => answers.shift() ?? success(paid),
      [paths.status]: () => success({ orderNo: created.orderNo, status: 'DECLINED', attempt: 1 }),
    })
    await fillCard(tab)
    await user.click(next())
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    await heading('Pay by card')
    await fillCard(tab)
    holdTimers()
    await user.click(next())
    await heading('We are checking your payment')
    await waitFor(() => expect(sent(paths.status)).toHaveLength(1))
    await nextQuestion()
    await waitFor(() => expect(sent(paths.status).length).toBeGreaterThan(1))
    expect(screen.getByText(/Do not pay again/)).toBeDefined()
  })

  it('for other answers while the earlier order is being paid fetches that order’s status', async () => {
    const { tab, user, sent, where } = await open({
      [paths.createOrder]: ({ replaces }) => (replaces ? refusal('ORDER_IN_PAYMENT') : success(created)),
      [paths.confirm]: () => refusal('PAYMENT_DECLINED'),
      [paths.status]: () =>
        success({
          orderNo: created.orderNo,
          status: 'PAID',
          reference: paid.reference,
          key: paid.key,
        }),
    })
    await fillCard(tab)
    await user.click(next())
    await heading('Oh no, something went wrong')
    await tab.go('/lounge/buypass?step=2')
    await heading('Booking details')
    fill('First name', 'Emilia')
    await user.click(next())
    await heading('Check your booking')
    await waitFor(() => expect(next()).toHaveProperty('disabled', false))
    await user.click(next())
    await heading('Pay by card')
    await fillCard(tab)
    await user.click(next())
    await heading('Your pass is ready')
    expect(where()).toContain(`ref=${paid.reference}`)
    expect(sent(paths.status)[0]?.body).toEqual({ orderNo: created.orderNo })
    expect(sent(paths.confirm)).toHaveLength(1)
  })

  it('declined does not promise a card that is gone with a reload or a hidden page', async () => {
    const { tab, where } = await open({ [paths.confirm]: () => refusal('PAYMENT_DECLINED') })
    await fillCard(tab)
    await tab.user.click(next())
    await heading('Oh no, something went wrong')
    const address = where()
    act(() => void dispatchEvent(new Event('pagehide')))
    expect(screen.getByText(/but not your card, so please type it again/)).toBeDefined()
    tab.close()
    const { user } = showPurchase(address)
    await heading('Oh no, something went wrong')
    expect(screen.getByText(/but not your card, so please type it again/)).toBeDefined()
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Pay by card')
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', false)
  })

  it('declined comes back with everything but the CVV, for the same order and with another key', async () => {
    let isDeclined = true
    const { tab, user, sent, where } = await open({
      [paths.confirm]: () => (isDeclined ? refusal('PAYMENT_DECLINED') : success(paid)),
    })
    await fillCard(tab)
    await user.click(next())
    await heading('Oh no, something went wrong')
    expect(where()).toBe('/lounge/buypass/fail?type=payment')
    expect(screen.getByText('The payment was unsuccessful, please try again.')).toBeDefined()
    expect(screen.getByText(/you only need to type the CVV again/)).toBeDefined()
    isDeclined = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Pay by card')
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', CARD)
    expect(screen.getByLabelText('CVV')).toHaveProperty('value', '')
    expect(screen.getByRole('checkbox')).toHaveProperty('checked', true)
    await fillCard(tab)
    await user.click(next())
    await heading('Your pass is ready')
    expect(sent(paths.createOrder)).toHaveLength(1)
    const [first, second] = sent(paths.confirm)
    expect(second?.body.orderNo).toBe(first?.body.orderNo)
    expect(second?.headers.get('idempotency-key')).not.toBe(first?.headers.get('idempotency-key'))
  })

  it('of an order that is refused leads back to the review', async () => {
    const { tab, user, where, sent } = await open({ [paths.createOrder]: () => refusal('ORDER_EXPIRED') })
    await fillCard(tab)
    await user.click(next())
    await heading('Oh no, something went wrong')
    expect(where()).toBe('/lounge/buypass/fail?type=order')
    expect(screen.getByText('The order was unsuccessful, please try again.')).toBeDefined()
    expect(sent(paths.confirm)).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await heading('Check your booking')
  })

  it('requests the same order with the same key when creating it had no reply', async () => {
    let isDown = true
    const { tab, user, sent } = await open({
      [paths.createOrder]: () => (isDown ? problem(503) : success(created)),
    })
    await fillCard(tab)
    await user.click(next())
    await screen.findByText(/^You have not been charged: your payment could not be sent/)
    isDown = false
    await user.click(next())
    await heading('Your pass is ready')
    const [first, second] = sent(paths.createOrder).map(({ headers }) => headers.get('idempotency-key'))
    expect(second).toBe(first)
  })

  it('forgets the card when the page is hidden for good', async () => {
    const { tab } = await open()
    await fillCard(tab)
    dispatchEvent(new Event('pagehide'))
    expect(screen.getByLabelText('Card number')).toHaveProperty('value', '')
  })
})
