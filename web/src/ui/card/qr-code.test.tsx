import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { QrCode } from './qr-code.tsx'

it('draws a QR code as one path inside its square, with its three corner marks', () => {
  render(<QrCode value="LV7K-29QD-1" label="Code of pass 1" />)
  const svg = screen.getByRole('img', { name: 'Code of pass 1' })
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const path = svg.querySelector('path')?.getAttribute('d') ?? ''
  expect(size).toBeGreaterThanOrEqual(21)
  for (const corner of ['M0 0h7v1', `M${size - 7} 0h7v1`, `M0 ${size - 1}h7v1`])
    expect(path).toContain(corner)
})
