import { Refusal } from '@layover/server-kit/environment/variable'
import { expect, it } from 'vitest'
import { pathVariable, providerAddresses } from './provider-paths.ts'

it('addresses of calls have the merchant and the reference in their places', () => {
  const paths = {
    session: '/m/{merchantId}/open',
    payments: '/m/{merchantId}/pay',
    refunds: '/m/{merchantId}/back',
    lookUp: '/find/{reference}?of={merchantId}',
  }
  const { session, payments, refunds, lookUp } = providerAddresses({
    url: 'https://cards.test/api/',
    merchantId: '4711',
    paths,
  })
  expect([session, payments, refunds, lookUp('a.1&b')]).toEqual([
    'https://cards.test/api/m/4711/open',
    'https://cards.test/api/m/4711/pay',
    'https://cards.test/api/m/4711/back',
    'https://cards.test/api/find/a.1%26b?of=4711',
  ])
})

it.each([
  ['sessions', false],
  ['/v1/{merchant}/sessions', false],
  ['/v1/{merchantId/sessions', false],
  ['/v1/sessions?of={merchantId}', false],
  ['/v1/{reference}', false],
  ['/v1/ sessions', false],
  ['/v1/sessions#a', false],
  ['/v1/{merchantId}/payments', true],
  ['/v1/%zz/{reference}', true],
])('%s is no path', (given, reference) => {
  expect(pathVariable('Path.', '/', reference).parse(given)).toBeInstanceOf(Refusal)
})

it('a path needs no merchant in it', () => {
  expect(pathVariable('Path.', '/').parse('/sessions')).toBe('/sessions')
})
