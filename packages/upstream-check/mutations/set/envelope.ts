import { editAt } from '../edit/places.ts'
import type { Mutation } from '../mutation.ts'
import { type Answer, dataOf, jsonOf, withJson } from '../stub/answer.ts'
import { envelope, replacing } from './build.ts'

type Envelope = Record<string, unknown>

const envelopeOf = (answer: Answer): Envelope => {
  const value = jsonOf(answer)
  return typeof value === 'object' && value !== null ? (value as Envelope) : {}
}

/** Changes the envelope of successes. */
const onYes = (change: (value: Envelope) => unknown) => () =>
  replacing((answer) =>
    dataOf(answer) === undefined ? answer : withJson(answer, change(envelopeOf(answer))),
  )

/** Changes the envelope of refusals. */
const onNo = (change: (value: Envelope) => unknown) => () =>
  replacing((answer) =>
    'errorCode' in envelopeOf(answer) ? withJson(answer, change(envelopeOf(answer))) : answer,
  )

const without = (name: string) => (value: Envelope) =>
  Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))

/** State, data, errorCode: the envelope of every answer. */
export const envelopeMutations: readonly Mutation[] = [
  envelope(
    'airport.getA2ZAirports',
    'the state as a number',
    ['$.state'],
    onYes((value) => ({ ...value, state: 11 })),
  ),
  envelope(
    'airport.getAirports',
    'another success state',
    ['$.state', '$.errorCode'],
    onYes((value) => ({ ...value, state: '00' })),
  ),
  envelope(
    'lounge.lounges',
    'the shop’s word for success',
    ['$.state', '$.errorCode'],
    onYes((value) => ({ ...value, state: 'success' })),
  ),
  envelope('lounge.detail', 'no state', ['$.state'], onYes(without('state'))),
  envelope(
    'lounge.popularLounges',
    'the state under another name',
    ['$.state'],
    onYes(({ state, ...rest }) => ({ status: state, ...rest })),
  ),
  envelope(
    'cip.queryPopularCip',
    'a state of null',
    ['$.state'],
    onYes((value) => ({ ...value, state: null })),
  ),
  envelope(
    'cip.queryCipByAirportCode',
    'a state with a space',
    ['$.state', '$.errorCode'],
    onYes((value) => ({ ...value, state: '11 ' })),
  ),
  envelope(
    'cip.detail',
    'an empty state',
    ['$.state'],
    onYes((value) => ({ ...value, state: '' })),
  ),
  envelope(
    'content.getTcList',
    'success 1, which is another call’s',
    ['$.state', '$.errorCode'],
    onYes((value) => ({ ...value, state: '1' })),
  ),
  envelope('content.getGroupFaqList', 'no data', ['$.data'], onYes(without('data'))),
  envelope(
    'content.popularFaq',
    'data of null',
    ['$.data'],
    onYes((value) => ({ ...value, data: null })),
  ),
  envelope(
    'content.faqPage',
    'data as text',
    ['$.data'],
    onYes((value) => ({ ...value, data: JSON.stringify(value.data) })),
  ),
  envelope(
    'product.getByEntity',
    'data in one more wrapping',
    ['$.data'],
    onYes((value) => ({ ...value, data: { list: value.data } })),
  ),
  envelope(
    'pci.getPciParam',
    'data in a list of one',
    ['$.data'],
    onYes((value) => ({ ...value, data: [value.data] })),
  ),
  envelope(
    'lounge.getCommonPrice',
    'the payload beside the state',
    ['$.data'],
    onYes(({ state, data }) => ({ state, ...(data as object) })),
  ),
  envelope(
    'purchasemembership.getPlans',
    'data under another name',
    ['$.data'],
    onYes(({ state, data }) => ({ state, result: data })),
  ),
  envelope(
    'account.encryptPublicKey',
    'an error code beside the data of a success',
    ['$.state', '$.data', '$.errorCode'],
    onYes(({ data }) => ({ state: '99', data, errorCode: 'OOPS' })),
  ),
  envelope(
    'discount.checkAvailable',
    'a refusal without its code',
    ['$.errorCode'],
    onNo(without('errorCode')),
  ),
  envelope(
    'lounge.calculateLoungePrice',
    'the code of a refusal as a number',
    ['$.errorCode'],
    onNo((value) => ({ ...value, errorCode: 20005 })),
  ),
  envelope(
    'loungePrebooking.getSubscribeTimes',
    'a refusal under a success state',
    ['$.data', '$.state'],
    onNo((value) => ({ ...value, state: '11' })),
  ),
  envelope(
    'cip.getSubscribeTimes',
    'the code of a refusal inside another object',
    ['$.errorCode'],
    onNo(({ state, errorCode }) => ({ state, error: { code: errorCode } })),
  ),
  envelope(
    'purchasemembership.getPlanByAgentId',
    'the message of a refusal as an object',
    ['$.message'],
    onNo((value) => ({ ...value, message: { en: value.message } })),
  ),
  envelope(
    'loungePrebooking.checkAvailable',
    'an empty error code',
    ['$.errorCode'],
    onNo((value) => ({ ...value, errorCode: '' })),
  ),
  envelope(
    'order.get',
    'another word for not found',
    ['$.errorCode'],
    onNo((value) => ({ ...value, errorCode: 'E404' })),
  ),
  envelope('lounge.confirmPaymentOrder', 'a refusal as HTTP 404', ['status'], () =>
    replacing((answer) => ('errorCode' in envelopeOf(answer) ? { ...answer, status: 404 } : answer)),
  ),
  envelope(
    'lounge.createOrder',
    'success state and data of another kind',
    ['$.data'],
    onYes((value) => editAt(value, '$.data', () => 'ok') as object),
  ),
]
