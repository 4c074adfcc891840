import { accountHandlers } from './account.ts'
import { airportHandlers } from './airport.ts'
import { cipHandlers } from './cip.ts'
import { contentHandlers } from './content.ts'
import { customerHandlers } from './customer.ts'
import type { HandlerDeps } from './deps.ts'
import { discountHandlers } from './discount.ts'
import type { Handlers } from './handler.ts'
import { loungeHandlers } from './lounge.ts'
import { loungePrebookingHandlers } from './lounge-prebooking.ts'
import { orderHandlers } from './order.ts'
import { pciHandlers } from './pci.ts'
import { productHandlers } from './product.ts'
import { purchaseMembershipHandlers } from './purchase-membership.ts'

/** A handler for every call that the contract defines. */
export function allHandlers(deps: HandlerDeps): Handlers {
  return {
    airport: airportHandlers(deps),
    lounge: loungeHandlers(deps),
    cip: cipHandlers(deps),
    loungePrebooking: loungePrebookingHandlers(deps),
    product: productHandlers(),
    discount: discountHandlers(deps),
    pci: pciHandlers(deps),
    customer: customerHandlers(deps),
    content: contentHandlers(deps),
    account: accountHandlers(deps),
    purchasemembership: purchaseMembershipHandlers(deps),
    order: orderHandlers(deps),
  }
}
