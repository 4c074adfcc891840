import { type CallDefinition, calls, purchases } from '@layover/contracts'
import { expect, it } from 'vitest'
import type { Parts } from '../exchange/request-parts.ts'
import type { Good } from '../run/answer.ts'
import { Notebook } from '../run/notebook.ts'
import type { Run } from '../run/run.ts'
import type { Created } from './orders.ts'
import { checkPayment } from './payments.ts'
import type { Basket, Purchase } from './purchases.ts'

/** An upstream that declines every card, and takes no order that costs something without one. */
const declining = (notes: Notebook) =>
  ({
    notes,
    fetch: async (call: CallDefinition, { body }: Parts) => {
      const { method } = Object(body).payment
      const errorCode = method === 'none' ? 'NOT_AVAILABLE' : 'PAYMENT_DECLINED'
      return { kind: 'failure', errorCode, at: { call } }
    },
  }) as unknown as Run

it('a decline of a token that is a guess is no difference: it names the need of a payment', async () => {
  const notes = new Notebook()
  const { confirm } = purchases.LOUNGE
  const made = {
    created: { data: { orderNo: 'LV-1' } } as Good<Created>,
    basket: { total: '38.00' } as Basket,
    means: { next: async () => 'tok_guess', nextDeclined: async () => undefined, isGuess: true },
  }
  expect(await checkPayment(declining(notes), { confirm } as unknown as Purchase, made)).toBeUndefined()
  const [paying, ...reading] = notes.reports([confirm, calls.order.get, calls.order.pass], ['S'])
  expect(paying).toMatchObject({ verdict: 'untested', findings: [] })
  expect(paying?.untested).toContain('a payment: needs payment.tokens or payment.vaultUrl in --data')
  expect(reading.map(({ untested }) => untested)).toEqual(
    Array(2).fill(['a paid order: needs payment in --data']),
  )
})
