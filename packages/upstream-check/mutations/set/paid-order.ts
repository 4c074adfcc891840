import { purchases } from '@layover/contracts'
import type { Act } from '../stub/answer.ts'
import { editing, list } from './build.ts'

/** The calls that confirm a payment. */
export const CONFIRMS = Object.values(purchases).map(({ confirm }) => confirm.id)

export const PASS = 'lounge.confirmPaymentOrder'

/** The other calls that show the state of an order. */
export const ofStatus = { alsoAt: ['order.status', 'order.get'] }

/** The data of a paid order that the upstream never made. */
export const paidOrder = {
  orderNo: 'LV-MADEUPORDER00000000',
  status: 'PAID',
  reference: 'LV7K-29QD',
  leadName: 'Amelia Hart',
  lines: [],
  totalAmount: '34.00',
  currency: 'GBP',
  currencySymbol: '£',
}

/** A pass that the upstream never issued. */
export const onePass = {
  number: 'LV7K-29QD-1',
  name: 'Amelia Hart',
  validFrom: '2027-03-07',
  validUntil: '2028-03-06',
  code: 'LV7K-29QD-1.h3Lb6v_KLWsgeis0',
}

/** Edits the passes of an order. */
export const passes = (edit: (items: Record<string, unknown>[]) => unknown) => (): Act =>
  editing('$.data.passes', list(edit))
