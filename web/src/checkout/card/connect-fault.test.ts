import { EncryptError, IinDetailsResponseError, ResponseError } from 'connect-sdk-client-js'
import { describe, expect, it } from 'vitest'
import { connectFault } from './connect-fault.ts'

const answered = (status: number, data: unknown) =>
  new ResponseError('UNKNOWN', { status, success: false, data } as never)

const faults = (...errors: object[]) => ({ errorId: 'e-1', errors })

const wrongNumber = {
  kind: 'wrong',
  errors: { cardNumber: 'Please check your card number for mistakes.' },
}

describe('what the SDK throws', () => {
  it.each([
    ['210380', 400],
    ['210381', 404],
    ['210380', 500],
  ])('code %s is the card number’s error, whatever the status (%d)', (code, status) => {
    expect(connectFault(answered(status, faults({ code })))).toEqual(wrongNumber)
  })

  it('unknown digits, or too few of them, are the card number’s error', () => {
    expect(connectFault(answered(404, faults({ code: '1007' })))).toEqual(wrongNumber)
    expect(connectFault(new IinDetailsResponseError('NOT_ENOUGH_DIGITS'))).toEqual(wrongNumber)
    expect(connectFault(new IinDetailsResponseError('UNKNOWN'))).toEqual(wrongNumber)
  })

  it.each([401, 403])('status %d means that the session is gone', (status) => {
    expect(connectFault(answered(status, faults({ code: '9002' })))).toEqual({ kind: 'expired' })
  })

  it.each([
    ['cardholderName', 'Please check the cardholder name for mistakes.'],
    ['cardNumber', 'Please check your card number for mistakes.'],
    ['expiryDate', 'Please check the expiry date for mistakes.'],
    ['cvv', 'Please check the CVV for mistakes.'],
  ])('a value of %s that the provider’s rules refuse is that field’s error', (fieldId, message) => {
    const fault = new EncryptError('invalid', [{ fieldId, errorMessageId: 'length' }])
    expect(connectFault(fault)).toEqual({ kind: 'wrong', errors: { [fieldId]: message } })
    expect(connectFault(answered(400, faults({ propertyName: fieldId })))).toEqual({
      kind: 'wrong',
      errors: { [fieldId]: message },
    })
  })

  it('a parameter that is missing fails with its own words, and no other message is shown', () => {
    expect(connectFault(answered(400, faults({ message: 'Parameter missing' })))).toEqual({
      kind: 'failed',
      message: 'Parameter missing',
    })
    expect(connectFault(answered(400, faults({ message: 'at Db.query' })))).toEqual({ kind: 'failed' })
  })

  it.each([
    ['a provider that has broken down', answered(503, '<html>'), { isConnection: true, hasAnswered: true }],
    ['an unreachable provider', new TypeError('Failed to fetch'), { isConnection: true }],
    ['an answer in an unknown form', answered(400, 'no'), {}],
    ['a list of nothing', answered(400, { errors: [null, 'x'] }), {}],
    [
      'an error in a field that the form has not',
      new EncryptError('invalid', [{ fieldId: 'iban', errorMessageId: 'iban' }]),
      {},
    ],
    ['a fault of its own', new Error('x'), { isConnection: false }],
  ])('%s is no card', (_, fault, connection) => {
    const reply = connectFault(fault)
    expect(reply).toEqual({ kind: 'failed', ...connection })
  })
})
