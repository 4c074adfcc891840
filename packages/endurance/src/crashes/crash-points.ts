import type { Service } from '../harness/purchases.ts'
import type { Route } from './holding/hold.ts'

type ServerName = 'gateway' | 'upstream' | 'sandbox'

/** One purchase, and its progress at the moment of the kill. */
export interface CrashPoint {
  readonly name: string
  readonly call: 'create' | 'confirm'
  /** The server that is held there, and the events before it. */
  readonly server: ServerName
  readonly route: Route
  readonly service?: Service
  readonly card?: string
  readonly discountCode?: string
  /** The final state of the order after the same confirm was repeated; PAID by default. */
  readonly ends?: 'DECLINED'
}

/**
 * Purchases that are all at their points when these servers are killed at once. A point inside a transaction of the upstream comes
 * last in its round, since all others wait for PGlite's one connection; the same holds for the sandbox's ledger.
 */
export interface Round {
  readonly name: string
  readonly victims: readonly ServerName[]
  readonly points: readonly CrashPoint[]
  /** Points of the upstream's own next starts, at each of which it is killed again. */
  readonly again?: readonly { readonly name: string; readonly route: Route }[]
}

const DECLINED_CARD = '4000000000000002'

const pay = '/lounge/confirmPaymentOrder'
const charge = 'POST /v1/layover/payments'
const lookUp = 'call GET /v1/layover/payments'
const createPass = '/lounge/createOrder'

const creating = { call: 'create', server: 'upstream' } as const
const paying = { call: 'confirm', server: 'upstream' } as const
const payingAtGateway = { call: 'confirm', server: 'gateway' } as const
const payingAtSandbox = { call: 'confirm', server: 'sandbox' } as const

const claimKey = 'before query insert into "order_requests"'
const keyClaimed = 'after query insert into "order_requests"'
const orderWritten = 'after query insert into "orders"'
const placesClaimed = 'after query insert into "slot_claims"'
const intentWritten = 'after query insert into "payment_attempts"'
const passesIssued = 'after query insert into "passes"'
const beforeCommit = 'before query commit'
const committed = 'after query commit'

export const rounds: readonly Round[] = [
  {
    name: 'the gateway dies',
    victims: ['gateway'],
    points: [
      {
        ...payingAtGateway,
        call: 'create',
        name: 'before createOrder is read',
        route: [`before request POST /api${createPass}`],
      },
      {
        ...payingAtGateway,
        call: 'create',
        name: 'after the key of createOrder is stored, before it leaves',
        route: [`before call POST ${createPass}`],
      },
      {
        ...payingAtGateway,
        call: 'create',
        name: 'after the upstream answered createOrder',
        route: [`after call POST ${createPass}`],
      },
      {
        ...payingAtGateway,
        call: 'create',
        name: 'before createOrder is answered',
        route: [`before answer POST /api${createPass}`],
      },
      { ...payingAtGateway, name: 'before confirm is read', route: [`before request POST /api${pay}`] },
      {
        ...payingAtGateway,
        name: 'after the key of confirm is stored, before it leaves',
        route: [`before call POST ${pay}`],
      },
      { ...payingAtGateway, name: 'after the upstream answered confirm', route: [`after call POST ${pay}`] },
      { ...payingAtGateway, name: 'before confirm is answered', route: [`before answer POST /api${pay}`] },
      {
        ...payingAtGateway,
        name: 'before a decline is answered',
        route: [`before answer POST /api${pay}`],
        card: DECLINED_CARD,
        ends: 'DECLINED',
      },
      { ...payingAtSandbox, name: 'while the provider is charging', route: ['before write'] },
    ],
  },
  {
    name: 'the upstream dies in createOrder',
    victims: ['upstream'],
    points: [
      { ...creating, name: 'before the call is read', route: [`before request POST ${createPass}`] },
      { ...creating, name: 'before the answer leaves', route: [`before answer POST ${createPass}`] },
      { ...creating, name: 'before the key is claimed', route: [claimKey] },
    ],
  },
  {
    name: 'the upstream dies in createOrder’s transaction',
    victims: ['upstream'],
    points: [{ ...creating, service: 'lane', name: 'after the key is claimed', route: [keyClaimed] }],
  },
  {
    name: 'the upstream dies with a pass’s order just written',
    victims: ['upstream'],
    points: [{ ...creating, name: 'after key and order, written at once', route: [orderWritten] }],
  },
  {
    name: 'the upstream dies as a lane’s order is written',
    victims: ['upstream'],
    points: [
      {
        ...creating,
        service: 'lane',
        name: 'after the places are claimed, before the order is written',
        route: [placesClaimed],
      },
    ],
  },
  {
    name: 'the upstream dies as a held place becomes an order',
    victims: ['upstream'],
    points: [
      { ...creating, service: 'lounge', name: 'before the commit', route: [orderWritten, beforeCommit] },
    ],
  },
  {
    name: 'the upstream dies with an order just written',
    victims: ['upstream'],
    points: [{ ...creating, service: 'lounge', name: 'after the commit', route: [orderWritten, committed] }],
  },
  {
    name: 'the upstream dies in confirm',
    victims: ['upstream'],
    points: [
      { ...paying, name: 'before the call is read', route: [`before request POST ${pay}`] },
      {
        ...paying,
        name: 'before the provider is called',
        route: [`before call ${charge}`],
        ends: 'DECLINED',
      },
      { ...paying, name: 'after the charge, before it is settled', route: [`after call ${charge}`] },
      {
        ...paying,
        service: 'lane',
        name: 'after a lane’s charge, before it is settled',
        route: [`after call ${charge}`],
      },
      {
        ...paying,
        name: 'after a decline, before it is settled',
        route: [`after call ${charge}`],
        card: DECLINED_CARD,
        ends: 'DECLINED',
      },
      {
        ...paying,
        name: 'after it is settled, before the answer leaves',
        route: [`before answer POST ${pay}`],
      },
      { ...payingAtSandbox, name: 'while the provider is charging', route: ['before write'] },
      { ...paying, name: 'before the commit of the intent to charge', route: [intentWritten, beforeCommit] },
    ],
  },
  {
    name: 'the upstream dies with the intent to charge just written',
    victims: ['upstream'],
    points: [
      {
        ...paying,
        name: 'after the commit, with a code for one order',
        route: [intentWritten, committed],
        discountCode: 'ONCE15',
        ends: 'DECLINED',
      },
    ],
  },
  {
    name: 'the upstream dies as passes are issued',
    victims: ['upstream'],
    points: [
      { ...paying, name: 'before the passes are written', route: ['before query insert into "passes"'] },
    ],
  },
  {
    name: 'gateway and upstream die as passes are issued',
    victims: ['gateway', 'upstream'],
    points: [
      {
        ...paying,
        name: 'before the commit, with a code',
        route: [passesIssued, beforeCommit],
        discountCode: 'LAYOVER20',
      },
    ],
  },
  {
    name: 'gateway and upstream die with passes just issued',
    victims: ['gateway', 'upstream'],
    points: [{ ...paying, service: 'lounge', name: 'after all is written at once', route: [passesIssued] }],
  },
  {
    name: 'the upstream dies as a membership begins',
    victims: ['upstream'],
    points: [
      {
        ...paying,
        service: 'membership',
        name: 'after its commit',
        route: ['after query insert into "memberships"', committed],
      },
    ],
  },
  {
    name: 'the upstream dies in confirm, and in its recovery again and again',
    victims: ['upstream'],
    points: [
      {
        ...paying,
        service: 'membership',
        name: 'with the charge not settled',
        route: [`after call ${charge}`],
      },
    ],
    again: [
      { name: 'before the request to the provider', route: [`before ${lookUp}`] },
      { name: 'after the reply of the provider', route: [`after ${lookUp}`] },
      {
        name: 'before the commit of that reply',
        route: ['after query insert into "memberships"', beforeCommit],
      },
    ],
  },
  {
    name: 'the card sandbox dies',
    victims: ['sandbox'],
    points: [
      {
        ...payingAtSandbox,
        name: 'before it reads the charge',
        route: [`before request ${charge}`],
        ends: 'DECLINED',
      },
      { ...payingAtSandbox, name: 'after the charge, before its answer', route: [`before answer ${charge}`] },
      {
        ...payingAtSandbox,
        name: 'before the charge is on the disk',
        route: ['before write'],
        ends: 'DECLINED',
      },
    ],
  },
  {
    name: 'all three die',
    victims: ['gateway', 'upstream', 'sandbox'],
    points: [
      {
        ...payingAtSandbox,
        service: 'lane',
        name: 'with the charge just on the disk',
        route: ['after write'],
      },
    ],
  },
]
