import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeGateway } from './api/fake-gateway.test-kit.ts'
import { showPage } from './test-kits/show-page.test-kit.tsx'

test('a page that is not found has arrived: a later reload is not taken for a part that failed', async () => {
  fakeGateway({})
  sessionStorage.setItem('layover.going', '/airport-list/cheap')
  showPage('/airport-list/cheap')
  await screen.findByRole('heading', { name: 'This page has departed' })
  // The heading is drawn before the effect has run.
  await waitFor(() => expect(sessionStorage.getItem('layover.going')).toBeNull())
})

test('the browser’s own bars have the colour of the ground, by day and by night', () => {
  const coloursIn = (file: string, pattern: RegExp) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(pattern)].map(([, colour]) => colour)
  const grounds = coloursIn('ui/tokens.css', /--color-ground: (#[\da-f]{6});/g)
  expect(grounds).toHaveLength(2)
  expect(coloursIn('root.tsx', /name="theme-color" content="(#[\da-f]{6})"/g)).toEqual(grounds)
})
