import type { Page } from '@playwright/test'

export const SENT = /If we find a booking with this address, an email will arrive within a few minutes/

export const searchForm = (page: Page) => page.getByRole('form', { name: 'Find my booking' })

export const pressSearch = async (page: Page) =>
  await searchForm(page).getByRole('button', { name: 'Email me my booking' }).click()
