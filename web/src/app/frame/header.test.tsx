import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, it } from 'vitest'
import { showInShop } from '../../test-kits/show-in-shop.test-kit.tsx'
import { Header } from './header.tsx'
import { MainNav } from './main-nav.tsx'

const LINKS = [
  ['Search Airport', '/airport-list/popular'],
  ['Services', '/products'],
  ['Membership', '/membership-plan'],
  ['Help Topics', '/help-topics'],
]

const linksOf = (nav: HTMLElement) =>
  within(nav)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])

it('has the four links of the shop', () => {
  showInShop(<Header />)
  expect(linksOf(screen.getByRole('navigation', { name: 'Main' }))).toEqual(LINKS)
})

it('marks the link of the page that is shown', () => {
  showInShop(<Header />, '/products/item/lounge')
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map((link) => link.textContent)).toEqual(['Services'])
})

it.each(['/airport/layover/LHR', '/airport-list/all', '/lounge/detail/layover/LHR-HARRIER'])(
  'shows on %s that one is searching an airport',
  (address) => {
    showInShop(<Header />, address)
    const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true')
    expect(current.map((link) => link.textContent)).toEqual(['Search Airport'])
  },
)

it('marks the link on a page that was built for no address', () => {
  const at = (address: string) => (
    <MemoryRouter initialEntries={[address]}>
      <MainNav label="Main" linkClassName="header__link" />
    </MemoryRouter>
  )
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(at('/'))
  render(at('/airport-list/popular'), { container, hydrate: true })
  expect(screen.getByRole('link', { name: 'Search Airport' }).getAttribute('aria-current')).toBe('page')
})

it('opens the same four links as a modal menu and closes it on the way to one', async () => {
  showInShop(<Header />)
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
  const menu = screen.getByRole('dialog', { name: 'Menu' }) as HTMLDialogElement
  expect(menu.open).toBe(true)
  expect(linksOf(within(menu).getByRole('navigation'))).toEqual(LINKS)
  await userEvent.click(within(menu).getByRole('link', { name: 'Membership' }))
  expect(menu.open).toBe(false)
})
