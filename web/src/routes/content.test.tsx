import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fakeGateway, held, problem, success } from '../api/fake-gateway.test-kit.ts'
import { showPage } from '../test-kits/show-page.test-kit.tsx'

afterEach(() => vi.unstubAllGlobals())

const TEXTS = '/api/content/getTcList'
const heading = (name: string, level = 1) => screen.findByRole('heading', { level, name })

const titles = {
  'terms-of-service': 'Terms of service',
  'term-of-use': 'Terms of use',
  'privacy-policy': 'Privacy policy',
}

const text = (type: string, body = 'We mean **this**.') => ({
  type,
  title: titles[type as keyof typeof titles],
  updatedAt: '2026-11-01T23:30:00Z',
  body,
})

const answering = (body?: string) =>
  fakeGateway({ [TEXTS]: ({ type }) => success([text(String(type), body)]) })

test.each(Object.entries(titles))(
  '/content/%s shows its own text under its title and date',
  async (type, title) => {
    const seen = answering()
    showPage(`/content/${type}`)
    await heading(title)
    expect((await screen.findByText('this')).tagName).toBe('STRONG')
    expect(screen.getByText('1 November 2026').closest('p')?.textContent).toBe('Updated 1 November 2026')
    expect(document.title).toBe(`${title} | Layover`)
    expect(seen.map(({ path, body }) => ({ path, body }))).toEqual([
      { path: TEXTS, body: { lang: 'en-US', type } },
    ])
  },
)

test.each(['terms', 'survey-terms', 'constructor', 'Terms-of-Service'])(
  '/content/%s is no page and fetches nothing',
  async (type) => {
    const seen = answering()
    showPage(`/content/${type}`)
    await heading('This page has departed')
    expect(seen).toHaveLength(0)
  },
)

test('a text that the server does not have is not found', async () => {
  fakeGateway({ [TEXTS]: () => success([text('privacy-policy')]) })
  showPage('/content/terms-of-service')
  await heading('This page has departed')
})

test('a script in a text shows as text', async () => {
  const script = "<script>document.title = 'taken'</script>"
  answering(`Before.\n\n${script}\n\n<img src=x onerror=alert(1)>`)
  showPage('/content/terms-of-service')
  expect(await screen.findByText(script)).toBeDefined()
  expect(document.querySelector('main script, main img')).toBeNull()
  expect(document.title).toBe('Terms of service | Layover')
})

test('the parts of a long text are listed, each leading to its heading', async () => {
  answering('## What you buy\n\nA pass.\n\n## Price\n\nAll in.\n\n## Refunds\n\n## Questions')
  showPage('/content/terms-of-service')
  await heading('What you buy', 2)
  const [above, beside] = screen.getAllByRole('navigation', { name: 'On this page' })
  for (const list of [above, beside]) {
    const links = [...(list?.querySelectorAll('a') ?? [])]
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'What you buy',
      'Price',
      'Refunds',
      'Questions',
    ])
    for (const link of links) {
      const target = link.getAttribute('href')?.slice(1) ?? ''
      expect(document.getElementById(target)?.textContent).toBe(link.textContent)
    }
  }
})

test('the title stands while the text is on its way', async () => {
  const late = held()
  fakeGateway({ [TEXTS]: late.reply })
  showPage('/content/privacy-policy')
  await heading('Privacy policy')
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBe('true')
  late.answer(success([text('privacy-policy')]))
  await screen.findByText('this')
  expect(screen.getByRole('main').getAttribute('aria-busy')).toBeNull()
})

test('a page whose text did not come is mended in its place', async () => {
  fakeGateway({ [TEXTS]: () => problem(502) })
  const { user } = showPage('/content/term-of-use')
  await heading('Terms of use')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  answering()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('1 November 2026')
})

test('the footer leads from one text to the other, and the heading takes focus', async () => {
  answering()
  const { user, where } = showPage('/content/terms-of-service')
  await screen.findByText('this')
  await user.click(screen.getByRole('link', { name: 'Privacy policy' }))
  const arrived = await heading('Privacy policy')
  expect(document.activeElement).toBe(arrived)
  expect(where()).toBe('/content/privacy-policy')
})
