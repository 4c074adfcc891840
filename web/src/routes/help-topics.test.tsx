import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { problem, refusal, success } from '../api/fake-gateway.test-kit.ts'
import { faqs, helpAnswering, helpPaths } from '../test-kits/help-answers.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name })
const answer = (id: string) => document.getElementById(id) as HTMLDetailsElement

test('/help-topics leads to its first page and takes the query along', async () => {
  helpAnswering()
  const { where } = showPage('/help-topics?utm=mail')
  await heading('How can we help?')
  expect(where()).toBe('/help-topics/index?utm=mail')
})

test('the first page shows the topics with their counts, and the popular questions with the first open', async () => {
  helpAnswering()
  showPage('/help-topics/index')
  await heading('How can we help?')
  const cards = within(await screen.findByRole('region', { name: 'Topics' })).getAllByRole('link')
  expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
    ['Fast track2 answers', '/help-topics/category/fast-track'],
    ['Payment and codes1 answer', '/help-topics/category/payment'],
  ])
  const questions = [...document.querySelectorAll('details')].map(({ id, open }) => [id, open])
  expect(questions).toEqual([
    ['codes', true],
    ['what-is-it', false],
  ])
  expect(document.title).toBe('Help topics | Layover')
  expect(
    within(screen.getByRole('main')).getByRole('link', { name: 'Contact us' }).getAttribute('href'),
  ).toBe('/contact-us')
})

test('the first page helps without the popular questions too', async () => {
  helpAnswering({ [helpPaths.popular]: () => refusal('NOT_AVAILABLE') })
  const { user } = showPage('/help-topics/index')
  await heading('How can we help?')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(screen.queryByText('Most asked')).toBeNull()
  expect(screen.getByRole('link', { name: /Fast track/ })).toBeDefined()
})

test('a group shows its questions in order, and the way back', async () => {
  const seen = helpAnswering()
  showPage('/help-topics/category/fast-track')
  await heading('Fast track')
  expect([...document.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual([
    'What is fast track?',
    'Do children need a pass?',
  ])
  expect(document.querySelectorAll('details[open]')).toHaveLength(0)
  expect(screen.getByRole('link', { name: 'Help topics', current: false }).getAttribute('href')).toBe(
    '/help-topics/index',
  )
  expect(seen.map(({ body }) => body)).toContainEqual({
    lang: 'en-US',
    type: 'fast-track',
    page: 1,
    size: 100,
  })
  expect(document.title).toBe('Fast track: help topics | Layover')
})

test('an address that names an answer opens it and puts focus on its question', async () => {
  helpAnswering()
  showPage('/help-topics/category/fast-track#children')
  await heading('Fast track')
  await waitFor(() => expect(answer('children').open).toBe(true))
  expect(answer('what-is-it').open).toBe(false)
  expect(document.activeElement).toBe(answer('children').querySelector('summary'))
})

test('a link inside an answer goes to another answer without a new page load, and focus goes there', async () => {
  helpAnswering()
  const { user, where } = showPage('/help-topics/category/fast-track#what-is-it')
  await user.click(await screen.findByRole('link', { name: 'Codes' }))
  await heading('Payment and codes')
  expect(where()).toBe('/help-topics/category/payment#codes')
  await waitFor(() => expect(answer('codes').open).toBe(true))
  expect(document.activeElement).toBe(answer('codes').querySelector('summary'))
})

test('an answer hands out its own address, without what the visitor’s carries', async () => {
  helpAnswering()
  const { user } = showPage('/help-topics/category/fast-track?utm=mail#children')
  await heading('Fast track')
  await waitFor(() => expect(answer('children').open).toBe(true))
  await user.click(within(answer('children')).getByRole('button', { name: 'Copy link' }))
  expect(await within(answer('children')).findByText('Copied')).toBeDefined()
  expect(await navigator.clipboard.readText()).toBe(
    `${location.origin}/help-topics/category/fast-track#children`,
  )
})

test.each(['nonsense', 'Fast-Track', 'a_b', 'x'.repeat(41)])('the group %s is not found', async (type) => {
  helpAnswering()
  showPage(`/help-topics/category/${type}`)
  await heading('This page has departed')
})

test('a page whose answers did not come is mended in its place', async () => {
  helpAnswering({ [helpPaths.answers]: () => problem(502) })
  const { user } = showPage('/help-topics/category/fast-track')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  helpAnswering()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await heading('Fast track')
})

test('script and foreign links in an answer show as the text that they are', async () => {
  const hostile = '<img src=x onerror=alert(1)> [x](javascript:alert(1))'
  helpAnswering({
    [helpPaths.answers]: () =>
      success({ total: 1, items: [{ ...faqs[0], question: hostile, answer: hostile }] }),
  })
  showPage('/help-topics/category/fast-track#what-is-it')
  await waitFor(() => expect(screen.getAllByText(hostile)).toHaveLength(2))
  expect(document.querySelector('main img, main a[href^="javascript"]')).toBeNull()
})
