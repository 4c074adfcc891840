import { describe, expect, it } from 'vitest'
import { newOrderNo, newReference } from './order-identity.ts'
import { passValidity } from './pass-validity.ts'
import { isOrderKey, isStatusKey, orderKey, passCode, statusKey } from './signatures.ts'

describe('an order', () => {
  it('has a number that cannot be guessed: 100 random bits', () => {
    const numbers = Array.from({ length: 500 }, newOrderNo)
    for (const number of numbers) expect(number).toMatch(/^LV-[0-9A-HJKMNP-TV-Z]{20}$/)
    expect(new Set(numbers).size).toBe(500)
  })

  it('has a reference that can be read aloud', () => {
    expect(newReference()).toMatch(/^LV[0-9A-HJKMNP-TV-Z]{2}-[0-9A-HJKMNP-TV-Z]{4}$/)
  })

  it('opens with the key of its reference and this server’s signing key only', () => {
    const key = orderKey(['one'], 'LV7K-29QD')
    expect(key).toMatch(/^[A-Za-z0-9_-]{22,86}$/)
    expect(isOrderKey(['one'], 'LV7K-29QD', key)).toBe(true)
    expect(isOrderKey(['one'], 'LV7K-29QE', key)).toBe(false)
    expect(isOrderKey(['two'], 'LV7K-29QD', key)).toBe(false)
    expect(isOrderKey(['one'], 'LV7K-29QD', key.slice(0, -1))).toBe(false)
  })

  it('opens under the key that was the newest one when its link was made, until that one is taken away', () => {
    const [link, status] = [orderKey(['old'], 'LV7K-29QD'), statusKey(['old'], 'LV-1')]
    expect(isOrderKey(['new', 'old'], 'LV7K-29QD', link)).toBe(true)
    expect(isStatusKey(['new', 'old'], 'LV-1', status)).toBe(true)
    expect(orderKey(['new', 'old'], 'LV7K-29QD')).toBe(orderKey(['new'], 'LV7K-29QD'))
    expect(isOrderKey(['new'], 'LV7K-29QD', link)).toBe(false)
    expect(isStatusKey(['new'], 'LV-1', status)).toBe(false)
  })
})

describe('a pass', () => {
  it('has its number and a signature that is none of an order, not even under the same key', () => {
    const code = passCode('one', 'LV7K-29QD-1')
    expect(code).toMatch(/^LV7K-29QD-1\.[A-Za-z0-9_-]{16}$/)
    const signature = code.split('.')[1] ?? '?'
    expect(orderKey(['one'], 'LV7K-29QD-1').startsWith(signature)).toBe(false)
    expect(isOrderKey(['one'], 'LV7K-29QD-1', signature)).toBe(false)
    expect(statusKey(['one'], 'LV7K-29QD-1').startsWith(signature)).toBe(false)
  })

  it.each([
    ['2027-03-07T10:02:11Z', '2027-03-07', '2028-03-06'],
    ['2028-02-29T12:00:00Z', '2028-02-29', '2029-02-28'],
    ['2026-01-01T00:00:00Z', '2026-01-01', '2026-12-31'],
    ['2026-12-31T23:59:59Z', '2026-12-31', '2027-12-30'],
  ])('paid at %s is valid for one year', (paidAt, validFrom, validUntil) => {
    expect(passValidity(new Date(paidAt), 12)).toEqual({ validFrom, validUntil })
  })
})
