import { CARD_EXPIRY_MESSAGE, checkCardExpiry } from '@layover/rules/card-expiry'
import { CARD_NUMBER_MESSAGE, checkCardNumber } from '@layover/rules/card-number'
import { checkCardholderName } from '@layover/rules/cardholder-name'
import { checkCvv } from '@layover/rules/cvv'
import type { Verdict } from '@layover/rules/verdict'
import { type CardSummary, cvvLength, summarise } from '../cards/test-card.ts'
import { findTestCard } from '../cards/test-cards.ts'
import type { FieldProblem } from '../refusals/problem.ts'

/** The fields of `cacheCardInfo`, all required, no others taken (P178). */
export const cardFields = ['cardHolderName', 'cardNumber', 'cvv', 'expireTime', 'caller'] as const
type CardField = (typeof cardFields)[number]

/** A body with every field; the values are not checked yet. */
export type CardBody = Readonly<Record<CardField, unknown>>

const callerPattern = /^[A-Za-z0-9._-]{1,64}$/

/**
 * Checks the fields by the same rules as the shop's form, and the number against the list of test cards.
 *
 * @returns the card data that may be stored, or every wrong field
 */
export function checkCardFields(
  body: CardBody,
  nowMs: number,
): { card: CardSummary } | { errors: FieldProblem[] } {
  const testCard = typeof body.cardNumber === 'string' ? findTestCard(body.cardNumber) : undefined
  const errors = [
    problem('cardHolderName', '2 to 50 Latin characters', byText(body.cardHolderName, checkCardholderName)),
    numberProblem(body.cardNumber, testCard !== undefined),
    problem(
      'cvv',
      '3 digits, 4 for American Express',
      byText(body.cvv, (text) => checkCvv(text, testCard && cvvLength(testCard.brand))),
    ),
    problem(
      'expireTime',
      'a month as MMYY that is not past',
      byText(body.expireTime, (text) => checkMmyy(text, nowMs)),
    ),
    problem('caller', '1 to 64 letters, digits, . _ or -', byText(body.caller, checkCaller)),
  ].filter((error) => error !== undefined)
  return testCard && errors.length === 0 ? { card: summarise(testCard) } : { errors }
}

function numberProblem(value: unknown, isTestCard: boolean): FieldProblem | undefined {
  if (isTestCard) return undefined
  const isRight = typeof value === 'string' && /^[0-9]+$/.test(value) && checkCardNumber(value).ok
  const expected = isRight ? 'one of the sandbox’s test numbers' : '12 to 19 digits that pass the Luhn check'
  return { path: 'cardNumber', expected, message: CARD_NUMBER_MESSAGE }
}

function checkMmyy(text: string, nowMs: number): Verdict<unknown> {
  return /^[0-9]{4}$/.test(text) ? checkCardExpiry(text, nowMs) : { ok: false, message: CARD_EXPIRY_MESSAGE }
}

function checkCaller(text: string): Verdict<string> {
  return callerPattern.test(text)
    ? { ok: true, value: text }
    : { ok: false, message: 'The caller is not valid.' }
}

function byText(value: unknown, check: (text: string) => Verdict<unknown>): Verdict<unknown> {
  return check(typeof value === 'string' ? value : '')
}

function problem(path: CardField, expected: string, verdict: Verdict<unknown>): FieldProblem | undefined {
  return verdict.ok ? undefined : { path, expected, message: verdict.message }
}
