import { describe, expect, it } from 'vitest'
import {
  advance,
  ForbiddenTransition,
  isOverdue,
  mayFollow,
  type OrderStatus,
  waitsForPayment,
} from './order-machine.ts'

const all: OrderStatus[] = ['CREATED', 'PAYING', 'PAID', 'DECLINED', 'EXPIRED']
const allowed = [
  'CREATED>PAYING',
  'CREATED>PAID',
  'CREATED>EXPIRED',
  'PAYING>PAID',
  'PAYING>DECLINED',
  'PAYING>CREATED',
  'PAYING>EXPIRED',
  'DECLINED>PAYING',
  'DECLINED>PAID',
  'DECLINED>EXPIRED',
  'EXPIRED>PAID',
]

describe('the order machine', () => {
  it('has exactly these steps', () => {
    const found = all.flatMap((from) => all.filter((to) => mayFollow(from, to)).map((to) => `${from}>${to}`))
    expect(found.sort()).toEqual([...allowed].sort())
  })

  it('lets an order be replaced while it waits for a payment, never while one is under way', () => {
    expect(all.filter(waitsForPayment)).toEqual(['CREATED', 'DECLINED'])
  })

  it('throws on any other step, so that no bug can pay an order twice', () => {
    expect(() => advance('PAID', 'PAYING')).toThrow(ForbiddenTransition)
    expect(advance('DECLINED', 'PAYING')).toBe('PAYING')
  })

  it('lets an order that waits for a payment expire at its instant, and no paying or paid one', () => {
    const at = new Date('2027-01-01T00:00:00Z')
    const before = new Date(at.getTime() - 1)
    expect(all.filter((status) => isOverdue(status, at, at))).toEqual(['CREATED', 'DECLINED'])
    expect(all.filter((status) => isOverdue(status, at, before))).toEqual([])
  })
})
