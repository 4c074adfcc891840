import { describe, expect, it } from 'vitest'
import { faultOfBody } from './judge-answer.ts'

const price = { currency: 'GBP', currencySymbol: '£', price: '34.00' }
const judge = (status: number, body: unknown) =>
  faultOfBody('POST', '/api/lounge/getCommonPrice', status, body)

describe('an answer of the gateway', () => {
  it('is right as a success of the call, a failure that it knows, or a problem of its own status', () => {
    const quote = '/api/lounge/calculateLoungePrice'
    expect(judge(200, { state: 'success', data: price })).toBeUndefined()
    expect(faultOfBody('POST', quote, 200, { state: 'failure', errorCode: '20005' })).toBeUndefined()
    const problem = { type: 'urn:x', title: 'Late', status: 504, requestId: 'r1' }
    expect(judge(504, problem)).toBeUndefined()
  })

  it.each([
    ['a field is missing', 200, { state: 'success', data: { currency: 'GBP', price: '34.00' } }],
    ['the state is the provider’s', 200, { state: '11', data: price }],
    ['the call has no such code', 200, { state: 'failure', errorCode: 'PAYMENT_DECLINED' }],
    ['there is no body', 200, undefined],
    ['a fault comes without a problem document', 502, '<html>'],
    ['the problem is of another status', 502, { type: 'urn:x', title: 'Late', status: 504, requestId: 'r1' }],
  ])('is wrong when %s', (_name, status, body) => {
    expect(judge(status, body)).toBeTypeOf('string')
  })

  it('is found for a session with the card provider, whose path holds the agent', () => {
    const path = '/api/lounge/createSession/layover'
    expect(faultOfBody('GET', path, 200, { state: 'success', data: {} })).toBeTypeOf('string')
  })
})
