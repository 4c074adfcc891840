import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, it, vi } from 'vitest'
import { SavedOnDevice } from './saved-on-device.tsx'

const order = {
  reference: 'LV2F1D5A',
  passes: [
    {
      number: 'LV2F1D5A-1',
      name: 'Amelia Hart',
      code: 'c',
      validFrom: '2098-11-22',
      validUntil: '2099-11-21',
    },
  ],
}
const ADDRESS = '/lounge/buypass/success?ref=LV2F1D5A#k=abc'

const show = () =>
  render(
    <MemoryRouter initialEntries={[ADDRESS]}>
      <SavedOnDevice order={order} />
    </MemoryRouter>,
  )
const button = (name: string) => screen.findByRole('button', { name })
const stored = () => localStorage.getItem('layover.passes') ?? ''

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('an order is saved when it is shown, with its link and without its passenger', async () => {
  show()
  await button('Remove')
  const [pass] = JSON.parse(stored()).passes
  expect(pass).toMatchObject({ address: ADDRESS, title: 'Lounge pass', detail: 'Valid until 21 Nov 2099' })
  expect(stored()).not.toContain('Amelia')
})

it('a removed order stays removed when its page is opened again, until the visitor saves it', async () => {
  show()
  await userEvent.click(await button('Remove'))
  cleanup()
  show()
  await userEvent.click(await button('Save on this device'))
  await button('Remove')
  expect(stored()).toContain('#k=abc')
})

it('a browser that refuses is named, once the visitor asks for it', async () => {
  const refuse = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', {
    getItem: refuse,
    setItem: refuse,
    removeItem: refuse,
    clear: () => undefined,
  })
  show()
  await userEvent.click(await button('Save on this device'))
  expect(screen.getByRole('status').textContent).toContain('This browser does not let us save it.')
})
