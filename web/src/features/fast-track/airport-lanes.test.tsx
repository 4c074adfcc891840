import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { held, problem, success } from '../../api/fake-gateway.test-kit.ts'
import { lane, laneDetail, paths, placesAnswering } from '../../test-kits/place-answers.test-kit.ts'
import { showPage } from '../../test-kits/show-page.test-kit.tsx'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The line that always shows; the opened facts repeat it. */
const AHEAD = { selector: '.lane__text p' }
const lanes = [lane, { ...lane, cipCode: 'LHR-FT-T2', cipName: 'Second lane', type: '', securityType: '' }]

const show = async (answers = {}, instant = '2026-11-21T10:00:00Z') => {
  vi.useFakeTimers({ now: new Date(instant), toFake: ['Date'] })
  const seen = placesAnswering({
    [paths.lounges]: () => success([]),
    [paths.lanes]: () => success([lane]),
    ...answers,
  })
  const page = showPage('/airport/layover/LHR')
  await screen.findByRole('heading', { level: 2, name: /fast-track lane/ })
  return { ...page, seen }
}

test('a lane shows place, travellers, lead time, price, and that it is non-refundable', async () => {
  await show()
  await screen.findByText('Book 3 hours ahead or more.', AHEAD)
  const item = within(
    screen.getAllByRole('listitem').find(({ className }) => className === 'card lane') as HTMLElement,
  )
  for (const words of [
    'Security lane, Terminal 5',
    'Terminal 5, before security',
    'For international flights',
    '£12.00',
    'per person, non-refundable',
  ]) {
    expect(item.getAllByText(words)[0]).toBeDefined()
  }
})

test('each lane leads to its own purchase', async () => {
  await show()
  expect(
    screen.getByRole('link', { name: /^Buy pass ?, Security lane, Terminal 5$/ }).getAttribute('href'),
  ).toBe('/fast-track/layover/LHR/LHR-FT-T5?step=1')
})

test.each([
  ['2026-11-21T10:00:00Z', laneDetail, true],
  ['2026-11-21T18:59:00Z', laneDetail, true],
  ['2026-11-21T19:00:00Z', laneDetail, false],
  ['2026-11-21T10:00:00Z', { ...laneDetail, timeZone: 'Pacific/Auckland' }, false],
  ['2026-11-21T10:00:00Z', { ...laneDetail, hour: 24 }, false],
  ['2026-11-21T10:00:00Z', { ...laneDetail, sameDay: false }, false],
])('at %s same-day booking shows only while the airport’s today has a time left', async (...row) => {
  const [instant, detail, isShown] = row
  await show({ [paths.lane]: () => success(detail) }, instant)
  await screen.findByText(/ahead or more/, AHEAD)
  expect(screen.queryAllByText('Same-day booking available')).toHaveLength(isShown ? 1 : 0)
})

test('details are fetched one after the other, since a read cancels the one before it', async () => {
  const first = held()
  const { seen } = await show({
    [paths.lanes]: () => success(lanes),
    [paths.lane]: ({ cipCode }: Record<string, unknown>) =>
      cipCode === lane.cipCode ? first.reply() : success({ ...laneDetail, ...lanes[1], hour: 24 }),
  })
  const detailRequests = () => seen.filter(({ path }) => path === paths.lane)
  await waitFor(() => expect(detailRequests()).toHaveLength(1))
  first.answer(success(laneDetail))
  await screen.findByText('Book 3 hours ahead or more.', AHEAD)
  await screen.findByText('Book 24 hours ahead or more.', AHEAD)
  expect(detailRequests().map(({ body }) => body)).toEqual([
    { cipCode: 'LHR-FT-T5', airportCode: 'LHR', agentId: 'layover' },
    { cipCode: 'LHR-FT-T2', airportCode: 'LHR', agentId: 'layover' },
  ])
  expect(detailRequests().some(({ isAborted }) => isAborted())).toBe(false)
})

test('unknown facts of a lane are left out', async () => {
  const silent = { ...lanes[1], terminal: '' }
  await show({
    [paths.lanes]: () => success([silent]),
    [paths.lane]: () => success({ ...laneDetail, ...silent }),
  })
  await screen.findByText(/ahead or more/, AHEAD)
  expect(screen.queryByText(/security$/)).toBeNull()
  expect(screen.queryByText(/^For /)).toBeNull()
})

test('place, hours and rules open below the lane', async () => {
  const { user } = await show()
  await user.click(await screen.findByText('Where, when and rules'))
  const facts = within(screen.getByRole('group'))
  expect(await facts.findByText(laneDetail.location)).toBeDefined()
  expect(facts.getByText('Bring your pass and a boarding pass.')).toBeDefined()
  expect(facts.getByText('Open now, until 22:00')).toBeDefined()
  expect(facts.getByText('Book 3 hours ahead or more.')).toBeDefined()
  expect(facts.getByText('Non-refundable.')).toBeDefined()
  expect(facts.getByRole('row', { name: 'Every day 05:00 to 22:00' })).toBeDefined()
})

test('a detail that failed to load leaves the lane readable, and offers a retry in its place', async () => {
  const { user } = await show({ [paths.lane]: () => problem(502) })
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(screen.getByText('£12.00')).toBeDefined()
  placesAnswering()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('Book 3 hours ahead or more.', AHEAD)
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('script in what the provider writes shows as text', async () => {
  const script = '<img src=x onerror=alert(1)>'
  await show({ [paths.lanes]: () => success([{ ...lane, cipName: script, terminal: script }]) })
  expect(screen.getByRole('heading', { level: 3, name: script })).toBeDefined()
  expect(document.querySelector('img[src="x"]')).toBeNull()
})
