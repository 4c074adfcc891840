import { fireEvent, render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ArtworkImage } from './artwork-image.tsx'

const image = (container: HTMLElement) => container.querySelector('img') as HTMLImageElement

it('needs no inline style, so that the strict content policy shows it', () => {
  const { container } = render(<ArtworkImage code="LHR-HARRIER" shape="window" />)
  expect(container.innerHTML).not.toContain('style=')
  expect(image(container).src).toMatch(/^data:image\/svg\+xml,%3Csvg/)
})

it('leaves the frame out where the page cuts the window itself', () => {
  const framed = render(<ArtworkImage code="LHR-HARRIER" />).container
  const cut = render(<ArtworkImage code="LHR-HARRIER" shape="window" />).container
  expect(image(cut).src.length).toBeLessThan(image(framed).src.length)
})

it('stands in for a picture that does not load', () => {
  const { container } = render(<ArtworkImage code="LHR-HARRIER" src="https://pictures.example/gone.jpg" />)
  expect(image(container).src).toBe('https://pictures.example/gone.jpg')
  fireEvent.error(image(container))
  expect(image(container).src).toMatch(/^data:image/)
})
