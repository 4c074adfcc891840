import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { success } from '../../api/fake-gateway.test-kit.ts'
import { faqs, helpAnswering, helpPaths } from '../../test-kits/help-answers.test-kit.ts'
import { showPage } from '../../test-kits/show-page.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

const SEARCH = '/help-topics/category/search'
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })
const box = () => screen.getByLabelText<HTMLInputElement>('Search help topics')
const queries = (seen: ReturnType<typeof helpAnswering>) =>
  seen.filter(({ path }) => path === helpPaths.answers).map(({ body }) => body.wd)

test('a search from the first page stands in the address, and its answers with the words marked', async () => {
  const seen = helpAnswering()
  const { user, where } = showPage('/help-topics/index')
  await screen.findByLabelText('Search help topics')
  await user.type(box(), 'refunds{Enter}')
  const title = await heading('Help for “refunds”')
  expect(where()).toBe(`${SEARCH}?wd=refunds`)
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(queries(seen)).toEqual(['refunds'])
  expect(screen.getByText('1 answer')).toBeDefined()
  expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['Refunds'])
  expect(document.title).toBe('Help for “refunds” | Layover')
  expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
})

test('a found answer shows its group and links to it', async () => {
  helpAnswering()
  showPage(`${SEARCH}?wd=code`)
  await heading('Help for “code”')
  const found = document.getElementById('codes') as HTMLDetailsElement
  expect(within(found).getByText('Payment and codes').tagName).toBe('SMALL')
  expect(within(found).getByText('More in ‘Payment and codes’').getAttribute('href')).toBe(
    '/help-topics/category/payment',
  )
})

test('a search without results shows the topics and the way to a person', async () => {
  helpAnswering()
  showPage(`${SEARCH}?wd=zeppelin`)
  await heading('Help for “zeppelin”')
  expect(screen.getByText('We found no answers.')).toBeDefined()
  expect(screen.getByText(/Try one or two words/)).toBeDefined()
  expect(screen.getByRole('link', { name: /Fast track/ })).toBeDefined()
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Contact us' })).toBeDefined()
})

test('answers that only come near are called so', async () => {
  helpAnswering({ [helpPaths.answers]: () => success({ total: 1, items: [faqs[1]] }) })
  showPage(`${SEARCH}?wd=childrne`)
  await screen.findByText('No exact match. 1 answer may help.')
})

test('an empty search requests words from the visitor and nothing from the server', async () => {
  const seen = helpAnswering()
  showPage(`${SEARCH}?wd=%20%20`)
  await heading('Search help topics')
  expect(queries(seen)).toEqual([])
  expect(screen.queryByText(/no answer/)).toBeNull()
})

test.each([
  ['ten thousand letters', 'x'.repeat(10_000), 'x'.repeat(100)],
  ['emoji', '😀'.repeat(60), '😀'.repeat(50)],
  ['emoji cut in the middle', `a${'😀'.repeat(60)}`, `a${'😀'.repeat(49)}`],
  ['SQL', "'; drop table help_questions; --", "'; drop table help_questions; --"],
  ['a pattern', '(.*)+$ [a-z]{9}', '(.*)+$ [a-z]{9}'],
  ['script', '<script>alert(1)</script>', '<script>alert(1)</script>'],
])('%s in the address is sent in words that the server accepts', async (_what, wd, sent) => {
  const seen = helpAnswering({ [helpPaths.answers]: () => success({ total: 0, items: [] }) })
  const { where } = showPage(`${SEARCH}?${new URLSearchParams({ wd })}`)
  await heading(`Help for “${sent}”`)
  expect(where()).toBe(`${SEARCH}?${new URLSearchParams({ wd: sent })}`)
  expect(queries(seen)).toEqual([sent])
  expect(box().value).toBe(sent)
  expect(document.querySelector('main script')).toBeNull()
})

test('characters that no server accepts are left out of the words that are sent', async () => {
  const seen = helpAnswering()
  showPage(`${SEARCH}?wd=%00ref%07unds`)
  await heading('Help for “refunds”')
  expect(queries(seen)).toEqual(['refunds'])
})

test('many answers come page by page, and the page stands in the address', async () => {
  const many = Array.from({ length: 32 }, (_, index) => ({ ...faqs[1], id: `q-${index + 1}` }))
  helpAnswering({
    [helpPaths.answers]: ({ page, size }) => {
      const from = (Number(page) - 1) * Number(size)
      return success({ total: many.length, items: many.slice(from, from + Number(size)) })
    },
  })
  const { user, where, go } = showPage(`${SEARCH}?wd=children`)
  await heading('Help for “children”')
  expect(screen.getByText('Page 1 of 3')).toBeDefined()
  expect(screen.queryByRole('link', { name: 'Previous' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Next' }))
  await screen.findByText('Page 2 of 3')
  expect(where()).toBe(`${SEARCH}?wd=children&page=2`)
  expect(document.getElementById('q-16')).not.toBeNull()
  expect(document.getElementById('q-15')).toBeNull()
  await go(`${SEARCH}?wd=children&page=9`)
  await waitFor(() => expect(where()).toBe(`${SEARCH}?wd=children`))
  await go(`${SEARCH}?wd=children&page=-2`)
  await screen.findByText('Page 1 of 3')
})

test('a new search brings its words into the box', async () => {
  helpAnswering()
  const { user } = showPage(`${SEARCH}?wd=code`)
  await heading('Help for “code”')
  await user.clear(box())
  await user.type(box(), 'children{Enter}')
  await heading('Help for “children”')
  expect(box().value).toBe('children')
})
