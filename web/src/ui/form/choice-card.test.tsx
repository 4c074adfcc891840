import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ChoiceCard } from './choice-card.tsx'

it('reads a choice with its title and price, and describes it by its sentence', () => {
  render(
    <ChoiceCard name="way" value="walk-up" title="Walk-up pass" price="£34.00">
      Go in when there is space.
    </ChoiceCard>,
  )
  const radio = screen.getByRole('radio', { name: /Walk-up pass\s*£34.00/ })
  const sentence = document.getElementById(radio.getAttribute('aria-describedby') ?? '')
  expect(sentence?.textContent).toBe('Go in when there is space.')
})
