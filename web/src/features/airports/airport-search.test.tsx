import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeGateway, held, problem, success } from '../../api/fake-gateway.test-kit.ts'
import { DEFAULT_SESSION } from '../../session/session-state.ts'
import {
  GET,
  gatwick,
  heathrow,
  list,
  open,
  startClock,
  stopClock,
  zurich,
} from './airport-search.test-kit.tsx'

beforeEach(startClock)
afterEach(stopClock)

test('before the list has loaded it is a plain form that sends wd', () => {
  const { input } = open()
  const form = screen.getByRole('search')
  expect(form.getAttribute('action')).toBe('/airport-list/search')
  expect(input().name).toBe('wd')
})

test('it fetches once, 300 ms after typing pauses, and shows name, code, city and country', async () => {
  const seen = fakeGateway({ [GET]: () => success([heathrow, gatwick]) })
  const { input, user } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(250)
  expect(seen).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(60)
  expect(seen.map(({ body }) => body)).toEqual([{ keyword: 'lon' }])
  const options = (await list()).getAllByRole('option')
  expect(options[0]?.textContent).toContain('London Heathrow (LHR)')
  expect(options[0]?.textContent).toContain('London, United Kingdom')
  expect(options[0]?.querySelector('mark')?.textContent).toBe('Lon')
})

test('a late answer never overwrites a newer one', async () => {
  const slow = held()
  const seen = fakeGateway({
    [GET]: ({ keyword }) => (keyword === 'lon' ? slow.reply() : success([zurich])),
  })
  const { input, user, store } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await user.clear(input())
  await user.type(input(), 'zur')
  await vi.advanceTimersByTimeAsync(310)
  slow.answer(success([heathrow]))
  await vi.advanceTimersByTimeAsync(10)
  expect(seen.map(({ isAborted }) => isAborted())).toEqual([true, false])
  expect((await list()).getAllByRole('option')).toHaveLength(1)
  await waitFor(() =>
    expect(store.getState().session.searchAirportShowList.map(({ code }) => code)).toEqual(['ZRH']),
  )
})

test('an airport that sells nothing is marked in the list, and after a reload', async () => {
  const bare = { ...gatwick, supportLounge: false, supportCip: false }
  fakeGateway({ [GET]: () => success([heathrow, bare]) })
  const first = open()
  await first.user.type(first.input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  const marked = async () =>
    (await list()).getAllByRole('option').map((row) => row.textContent?.includes('No lounge or lane yet'))
  expect(await marked()).toEqual([false, true])
  const stored = JSON.parse(JSON.stringify(first.store.getState().session))
  cleanup()
  const again = open(stored)
  await again.user.click(again.input())
  expect(await marked()).toEqual([false, true])
})

test('keyword and list are stored for the session and come back', async () => {
  fakeGateway({ [GET]: () => success([heathrow]) })
  const first = open()
  await first.user.type(first.input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  const { session } = first.store.getState()
  expect(session.searchAirportKeyword).toBe('lon')
  cleanup()
  const again = open(session)
  expect(again.input().value).toBe('lon')
  await again.user.click(again.input())
  expect((await list()).getAllByRole('option')).toHaveLength(1)
})

test('a stored word is selected by the first press, so that typing replaces it', async () => {
  fakeGateway({ [GET]: () => success([zurich]) })
  const { input, user } = open({ ...DEFAULT_SESSION, searchAirportKeyword: 'lon' })
  await user.click(input())
  expect([input().selectionStart, input().selectionEnd]).toEqual([0, 3])
})

test('an emptied box fetches nothing and drops the list', async () => {
  const seen = fakeGateway({ [GET]: () => success([heathrow]) })
  const { input, user, store } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await user.clear(input())
  await vi.advanceTimersByTimeAsync(400)
  expect(seen).toHaveLength(1)
  await waitFor(() => expect(store.getState().session.searchAirportShowList).toEqual([]))
})

test('a server that fails opens the connection popup', async () => {
  fakeGateway({ [GET]: () => problem(503) })
  const { input, user, store } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await waitFor(() => expect(store.getState().errorPopup.content?.title).toBe('Connection Error'))
})

test('after a failure the rows of an earlier word are gone, and the next word is fetched', async () => {
  fakeGateway({ [GET]: ({ keyword }) => (keyword === 'lon' ? success([heathrow]) : problem(503)) })
  const { input, user, store } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await list()
  await user.type(input(), 'x')
  await vi.advanceTimersByTimeAsync(310)
  await waitFor(() => expect(screen.queryByRole('option')).toBeNull())
  await waitFor(() => expect(store.getState().session.searchAirportShowList).toEqual([]))
  await user.keyboard('{Backspace}')
  await vi.advanceTimersByTimeAsync(310)
  expect((await list()).getAllByRole('option')).toHaveLength(1)
})

test('a press into the box sends a search that failed once more, and one that came is not sent again', async () => {
  let isDead = true
  const reply = () => {
    if (isDead) throw new TypeError('Failed to fetch')
    return success([heathrow])
  }
  const seen = fakeGateway({ [GET]: reply })
  const { input, user } = open()
  await user.type(input(), 'lon')
  await vi.advanceTimersByTimeAsync(310)
  await waitFor(() => expect(seen).toHaveLength(1))
  isDead = false
  await waitFor(async () => {
    await user.click(input())
    await vi.advanceTimersByTimeAsync(310)
    expect(seen).toHaveLength(2)
  })
  expect((await list()).getAllByRole('option')).toHaveLength(1)
  await user.click(input())
  await vi.advanceTimersByTimeAsync(310)
  expect(seen).toHaveLength(2)
})
