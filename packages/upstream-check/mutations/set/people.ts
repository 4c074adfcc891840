import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { Mutation } from '../mutation.ts'
import { editing, list, plus, REFUSAL, reversed, semantic, to } from './build.ts'
import { changedOnReplay, insteadOfRefusal, refusingBy, repeatingFirst } from './recall.ts'

const noise = () => randomBytes(300).toString('base64')
const smallKey = () =>
  generateKeyPairSync('rsa', { modulusLength: 1024 })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64')
const otherKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'secp521r1' })
    .publicKey.export({ type: 'spki', format: 'der' })
    .toString('base64')
    .padEnd(300, 'A')
const day = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
const offer = {
  planId: 'LAYOVER-EXPLORER',
  name: 'Explorer',
  description: '',
  currency: 'GBP',
  currencySymbol: '£',
  price: '174.00',
  visitsIncluded: 6,
  additionalVisitPrice: '27.00',
  maxAdditionalVisits: 10,
  benefits: [],
  validityMonths: 12,
}

export const peopleMutations: readonly Mutation[] = [
  semantic('account.encryptPublicKey', 'a key that is none', '$.data.publicKey', () =>
    editing('$.data.publicKey', noise),
  ),
  semantic('account.encryptPublicKey', 'a key cut short', '$.data.publicKey', () =>
    editing('$.data.publicKey', (value) => String(value).slice(0, 340)),
  ),
  semantic('account.encryptPublicKey', 'a key that is too small', '$.data.publicKey', () =>
    editing('$.data.publicKey', smallKey),
  ),
  semantic('account.encryptPublicKey', 'a key of another kind', '$.data.publicKey', () =>
    editing('$.data.publicKey', otherKey),
  ),
  semantic('account.deleteAccount', 'a wrong password that will do', REFUSAL, () =>
    insteadOfRefusal(() => ({ deletionDate: day(28) }), ['WRONG_CREDENTIALS']),
  ),
  semantic('account.deleteAccount', 'a wrong password by another code', '$.errorCode', () =>
    refusingBy('WRONG_CREDENTIALS', 'NOT_FOUND'),
  ),
  semantic('account.deleteAccount', 'a key that is not in use, taken all the same', REFUSAL, () =>
    insteadOfRefusal(() => ({ deletionDate: day(28) }), ['ENCRYPTION_KEY_UNKNOWN']),
  ),
  semantic('account.deleteAccount', 'a replaced key that counts as a wrong password', '$.errorCode', () =>
    refusingBy('ENCRYPTION_KEY_UNKNOWN', 'WRONG_CREDENTIALS'),
  ),
  semantic('customer.serviceCreate', 'a double press that is two requests', '$.data.reference', () =>
    changedOnReplay(
      '$.data.reference',
      (value) => `${value}-2`,
      ({ body }) => body.toString(),
    ),
  ),
  semantic('customer.serviceCreate', 'one reference for everybody', '$.data.reference', () =>
    repeatingFirst('$.data.reference'),
  ),
  semantic('customer.serviceCreate', 'a number that does not exist, taken all the same', REFUSAL, () =>
    insteadOfRefusal(() => ({ reference: 'LV-C-AAAAAA' }), ['MOBILE_NOT_VALID']),
  ),
  semantic('purchasemembership.getPlans', 'the dearest plan first', ['$.data', '$.data[].price'], () =>
    editing('$.data', reversed),
  ),
  semantic('purchasemembership.getPlans', 'one plan twice', ['$.data', '$.data[].planId'], () =>
    editing(
      '$.data',
      list(([first, ...rest]) => [first, first, ...rest]),
    ),
  ),
  semantic(
    'purchasemembership.getPlans',
    'another price than the plan’s own',
    '$.data[].price',
    () => editing('$.data[0].price', plus(-1)),
    { alsoAt: ['purchasemembership.getPlanByAgentId'] },
  ),
  semantic(
    'purchasemembership.getPlans',
    'a plan that nobody sells',
    ['$.data[].planId', '$.data'],
    () => editing('$.data[0].planId', to('GONE')),
    { alsoAt: ['purchasemembership.getPlanByAgentId'] },
  ),
  semantic(
    'purchasemembership.getPlanByAgentId',
    'another plan than the requested one',
    '$.data.planId',
    () => editing('$.data.planId', to('ANOTHER')),
  ),
  semantic(
    'purchasemembership.getPlanByAgentId',
    'additional visits for nothing',
    ['$.data.totalAmount', '$.data.lines'],
    () => async (request, forward) =>
      await forward({
        ...request,
        url: request.url.replace(/([?&])additionalVisits=\d+/, '$1additionalVisits=0'),
      }),
  ),
  semantic('purchasemembership.getPlanByAgentId', 'a total that does not add up', '$.data.totalAmount', () =>
    editing('$.data.totalAmount', plus(1)),
  ),
  semantic(
    'purchasemembership.getPlanByAgentId',
    'lines that do not add up',
    ['$.data.lines', '$.data.lines[].amount', '$.data.totalAmount'],
    () => editing('$.data.lines[0].amount', plus(1)),
  ),
  semantic(
    'purchasemembership.getPlanByAgentId',
    'another price of a further visit than the list',
    '$.data.additionalVisitPrice',
    () => editing('$.data.additionalVisitPrice', plus(1)),
    { alsoAt: ['purchasemembership.getPlans'] },
  ),
  semantic('purchasemembership.getPlanByAgentId', 'a plan that nobody knows', REFUSAL, () =>
    insteadOfRefusal(() => offer),
  ),
  semantic('account.deleteAccount', 'thirty days in place of twenty-eight', '$.data.deletionDate', () =>
    editing('$.data.deletionDate', to(day(30))),
  ),
  semantic('account.deleteAccount', 'another date for the same request', '$.data.deletionDate', () =>
    changedOnReplay('$.data.deletionDate', to(day(29)), () => 'always'),
  ),
  semantic('lounge.createSession', 'one session for everybody', '$.data.clientSessionId', () =>
    repeatingFirst('$.data.clientSessionId'),
  ),
]
