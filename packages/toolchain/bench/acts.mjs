import { chosenBy } from './chosen-by.mjs'

/** @typedef {Awaited<ReturnType<typeof import('./buyer.mjs').buyerAt>>} Buyer */

/** @type {readonly { name: string, act: (buyer: Buyer, each: number) => Promise<boolean> }[]} */
const ACTS = [
  { name: 'quotes', act: ({ quote }) => quote() },
  { name: 'quotes with a code', act: ({ quote }) => quote({ discountCode: 'LAYOVER20' }) },
  { name: 'holds', act: ({ hold }, each) => hold(each) },
  { name: 'orders (create and confirm)', act: ({ purchase }) => purchase() },
]

/** What visitors of the benchmark do, or the part of it that BENCH_ONLY names. */
export const chosenActs = () => chosenBy('BENCH_ONLY', ACTS)
