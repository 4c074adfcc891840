import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showInShop } from '../../test-kits/show-in-shop.test-kit.tsx'
import { Footer } from './footer.tsx'

it('links to the stores, the social pages, the mailbox and the three legal pages', () => {
  showInShop(<Footer />)
  const names = screen.getAllByRole('link').map((link) => link.textContent)
  expect(names).toEqual([
    'Get it on the App Store',
    'Get it on Google Play',
    'Instagram',
    'Facebook',
    'LinkedIn',
    'Terms of service',
    'Terms of use',
    'Privacy policy',
    'Contact us',
    'help@layover.example',
  ])
  expect(screen.getByRole('link', { name: 'Terms of use' }).getAttribute('href')).toBe('/content/term-of-use')
})

it('calls nothing a sample, since an operator’s places are none', () => {
  showInShop(<Footer />)
  expect(screen.getByText('© 2026 Layover')).toBeDefined()
  expect(screen.queryByText(/sample/i)).toBeNull()
})
