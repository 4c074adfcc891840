import { expect, it } from 'vitest'
import { deletionDate } from '../domain/deletion-date.ts'
import { retention } from '../domain/retention-terms.ts'
import { catalogueSource } from './catalogue-source.ts'

const policy =
  catalogueSource()
    .legalTexts.find(({ type }) => type === 'privacy-policy')
    ?.body.replace(/\s+/g, ' ') ?? ''

it.each([
  `was not paid ${retention.unpaidOrderDays} days after it ended`,
  `paid order ${retention.paidOrderDays} days after the last day of its passes or its membership`,
  `and the codes with a held place or an attempt to pay, are deleted after ${retention.orderRequestDays} days`,
  `A form is deleted after ${retention.formMonths} months`,
  `emailed ${retention.sentMailDays} days after it was sent`,
  `our record of it after ${retention.sentMailDays} days`,
  `for ${retention.erasureDays} days that your address was deleted`,
  `${daysUntilDeletion()} days later your account`,
])('the privacy policy states the term that the server keeps: %s', (words) => {
  expect(policy).toContain(words)
})

function daysUntilDeletion(): number {
  const now = new Date('2026-11-21T00:00:00Z')
  return (Date.parse(deletionDate(now)) - now.getTime()) / (24 * 60 * 60_000)
}
