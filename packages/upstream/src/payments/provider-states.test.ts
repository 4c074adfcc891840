import { Refusal } from '@layover/server-kit/environment/variable'
import { describe, expect, it } from 'vitest'
import { parseProviderStates, withStandings } from './provider-states.ts'

const own = parseProviderStates('CAPTURED=PAID,CAPTURED=SETTLED, REJECTED=DENIED,PENDING=OPEN')
const states = own instanceof Refusal ? new Map() : own

describe('the provider’s words', () => {
  it.each([
    ['PAID', 'CAPTURED'],
    ['SETTLED', 'CAPTURED'],
    ['DENIED', 'REJECTED'],
    ['OPEN', 'PENDING'],
    ['HELD', 'HELD'],
    ['CAPTURED', undefined],
  ])('%s is %s, alone and in a list', (word, standing) => {
    const payment = { id: 'pay_1', status: word }
    const read = { id: 'pay_1', status: standing }
    expect(withStandings(payment, states)).toEqual(read)
    expect(withStandings({ payments: [payment] }, states)).toEqual({ payments: [read] })
  })

  it.each([undefined, null, 'PAID', 7, ['PAID'], { status: 7 }])('leave %j as it is', (body) => {
    expect(withStandings(body, states)).toEqual(body)
  })

  it.each([
    ['CAPTURED', ['pair 1 is not of the form CAPTURED=PAID']],
    ['CAPTURED=PAID,REJECTED=', ['pair 2 is not of the form CAPTURED=PAID']],
    ['CAPTURED=PAID,DECLINED=DENIED', ['DECLINED is none of CAPTURED, REJECTED, PENDING']],
    ['CAPTURED=PAID,REJECTED=PAID', ['PAID is given twice']],
    ['PENDING=OPEN', ['expected a word for CAPTURED and REJECTED']],
    ['CAPTURED=PAID', ['expected a word for REJECTED']],
  ])('%s are refused', (given, reasons) => {
    expect(parseProviderStates(given)).toEqual(new Refusal(...reasons))
  })
})
