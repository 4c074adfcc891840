import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { detail } from '../../test-kits/place-answers.test-kit.ts'
import { BeforeYouBook } from './before-you-book.tsx'

it('shows every limit and rule of a lounge as a row with an icon, its stay once', () => {
  render(<BeforeYouBook lounge={{ ...detail, rules: ['Stay up to 3 hours.', 'Smart casual dress.'] }} />)
  const rows = screen.getAllByRole('listitem')
  expect(rows.map((row) => row.textContent)).toEqual([
    'Book at least 48 hours ahead.',
    'Up to 6 people per booking.',
    'Stay up to 3 hours.',
    'Smart casual dress.',
  ])
  for (const row of rows) expect(row.querySelector('svg')).not.toBeNull()
})
