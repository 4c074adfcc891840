import { describe, expect, it } from 'vitest'
import { balancerConfig } from './balancer-config.ts'

const config = balancerConfig({
  port: 4000,
  gateways: ['127.0.0.1:4001', '127.0.0.1:4002'],
  folder: '/tmp/nowhere',
})
const reads = new RegExp(/location ~ (\S+) \{/.exec(config)?.[1] ?? 'none')

describe('what the balancer asks of another gateway after a 503', () => {
  it.each(['/', '/airport/layover/LHR', '/api/airport/get', '/api/lounge/calculateLoungePrice'])(
    '%s, which changes nothing',
    (path) => {
      expect(path).toMatch(reads)
    },
  )

  it.each([
    '/api/lounge/createOrder',
    '/api/lounge/confirmPaymentOrder',
    '/api/loungePrebooking/checkAvailable',
    '/api/customer/service/create',
    '/api/lounge/createSession/layover',
    '/api/nothing',
  ])('never %s', (path) => {
    expect(path).not.toMatch(reads)
  })
})
