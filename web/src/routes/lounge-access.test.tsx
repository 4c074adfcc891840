import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { problem, success } from '../api/fake-gateway.test-kit.ts'
import { detail, lounge, paths, placesAnswering } from '../test-kits/place-answers.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

afterEach(() => {
  vi.unstubAllGlobals()
})

const press = async (name: string) => await userEvent.click(await screen.findByRole('button', { name }))
const section = () => screen.findByRole('region', { name: 'Can I use this lounge?' })

async function answer(...presses: string[]): Promise<HTMLElement> {
  showPage('/lounge/detail/layover/LHR-HARRIER')
  for (const name of presses) await press(name)
  return await section()
}

test('three taps say that a traveller can use the lounge, and why', async () => {
  placesAnswering({ [paths.lounge]: () => success(detail) })
  const { textContent } = await answer('Terminal 2', 'International', 'Departing')
  expect(textContent).toContain('Yes. It is after security, in the terminal that you fly from.')
})

test('each question is seen above its answers', async () => {
  placesAnswering({ [paths.lounge]: () => success(detail) })
  await answer()
  for (const question of ['Where your next flight leaves from', 'Your flight', 'You are'])
    expect(await screen.findByText(question)).toBeDefined()
})

test('two taps say nothing yet', async () => {
  placesAnswering({ [paths.lounge]: () => success(detail) })
  await answer('Terminal 2', 'International')
  expect((await section()).querySelector('[role=status]')?.textContent).toBe('')
})

test('a no names the lounges of the airport that fit', async () => {
  placesAnswering({
    [paths.lounge]: () => success(detail),
    [paths.lounges]: () =>
      success([
        lounge('LHR-HARRIER'),
        lounge('LHR-N', { loungeName: 'Northside Lounge', terminal: 'Terminal 3' }),
        lounge('LHR-D', { loungeName: 'Docks', terminal: 'Terminal 3', type: 'Domestic' }),
      ]),
  })
  await answer('Another terminal', 'International', 'Departing')
  const fitting = await screen.findByRole('link', { name: 'Northside Lounge' })
  expect(fitting.getAttribute('href')).toContain('/lounge/detail/layover/LHR-N')
  expect(screen.queryByRole('link', { name: 'Docks' })).toBeNull()
})

test('without the list the reason stands alone, without an error', async () => {
  placesAnswering({ [paths.lounge]: () => success(detail), [paths.lounges]: () => problem(502) })
  const { textContent } = await answer('Terminal 2', 'International', 'Arriving')
  expect(textContent).toContain('No. It is after security, and arriving passengers cannot go back.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('an airport without terminals asks two questions', async () => {
  placesAnswering({ [paths.lounge]: () => success({ ...detail, terminal: '' }) })
  const { textContent } = await answer('International', 'Connecting')
  expect(textContent).toContain('Yes. It is after security')
  expect(screen.queryByRole('button', { name: 'Another terminal' })).toBeNull()
})
