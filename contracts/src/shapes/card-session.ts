import { Type } from '@sinclair/typebox'
import { closed, oneOf } from './closed.ts'
import { SwitchToken } from './codes.ts'

/** Which way the card goes: `switchFlag` 0 the vault, 1 a provider session (P176). */
export const CardPath = closed(
  {
    caller: Type.String({ minLength: 1, maxLength: 64 }),
    switchFlag: oneOf(['0', '1']),
    switchToken: SwitchToken,
  },
  { $id: 'CardPath' },
)

/** The provider's SDK takes no address without its protocol. */
const Address = Type.String({ pattern: '^https?://', minLength: 8, maxLength: 2048 })

/** A session of the browser with the card provider; the addresses are absolute. */
export const CardSession = closed(
  {
    clientSessionId: Type.String({ minLength: 8, maxLength: 128 }),
    customerId: Type.String({ minLength: 1, maxLength: 128 }),
    /** Ends in `/client`, or holds an origin alone; the shop's CSP allows requests to it. */
    clientApiUrl: Address,
    assetUrl: Address,
  },
  { $id: 'CardSession' },
)
