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
