import type { Mutation } from '../mutation.ts'
import { airportMutations } from './airports.ts'
import { bodyMutations } from './bodies.ts'
import { connectionMutations } from './connections.ts'
import { envelopeMutations } from './envelope.ts'
import { harmlessMutations } from './harmless.ts'
import { helpMutations } from './help.ts'
import { orderStateMutations } from './order-states.ts'
import { orderMutations } from './orders.ts'
import { paymentMutations } from './payments.ts'
import { peopleMutations } from './people.ts'
import { placeMutations } from './places.ts'
import { priceMutations } from './prices.ts'
import { shapeMutations } from './shapes.ts'
import { statusMutations } from './statuses.ts'
import { visitMutations } from './visits.ts'

/** The whole set, each written by hand. */
export const allMutations: readonly Mutation[] = [
  ...statusMutations,
  ...bodyMutations,
  ...connectionMutations,
  ...envelopeMutations,
  ...shapeMutations,
  ...airportMutations,
  ...placeMutations,
  ...priceMutations,
  ...orderMutations,
  ...paymentMutations,
  ...orderStateMutations,
  ...visitMutations,
  ...helpMutations,
  ...peopleMutations,
  ...harmlessMutations,
]
