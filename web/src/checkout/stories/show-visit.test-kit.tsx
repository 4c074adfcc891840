import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { ErrorPopupHost } from '../../app/overlays/error-popup.tsx'
import { fill, fillCard, heading, next, showPurchase } from './show-purchase.test-kit.tsx'
import { visitsAnswering } from './visit-answers.test-kit.ts'

/** Test support: draws a visit's cart in a tab of its own, and returns the requests that it has sent. */
export async function openVisit(root: string, answers: Parameters<typeof visitsAnswering>[0] = {}) {
  const seen = visitsAnswering(answers)
  const tab = showPurchase(`${root}?step=1`, <ErrorPopupHost />)
  await heading('Your cart')
  return { ...tab, tab, sent: (path: string) => seen.filter((request) => request.path === path) }
}

type OpenedVisit = Awaited<ReturnType<typeof openVisit>>

export async function toDetails({ user }: OpenedVisit) {
  await user.click(next())
  await heading('Booking details')
  await screen.findByRole('button', { name: 'Saturday 9 March 2097' })
}

export async function fillDetails({ user }: OpenedVisit, time = '14:30') {
  await user.click(screen.getByRole('button', { name: 'Saturday 9 March 2097' }))
  await user.click(screen.getByRole('radio', { name: time }))
  fill('First name', 'Amelia')
  fill('Last name', 'Hart')
  fill('Flight number', 'ba 117')
  fill('Email', 'amelia@example.com')
  fill('Confirm email', 'amelia@example.com')
}

export async function toReview(opened: OpenedVisit) {
  await toDetails(opened)
  await fillDetails(opened)
  await opened.user.click(next())
  await heading('Check your booking')
}

export async function toCard(opened: OpenedVisit) {
  await waitFor(() => expect(next()).toHaveProperty('disabled', false))
  await opened.user.click(next())
  await heading('Pay by card')
  await fillCard(opened.tab)
}

export async function pay(opened: OpenedVisit) {
  await toCard(opened)
  await opened.user.click(next())
}
