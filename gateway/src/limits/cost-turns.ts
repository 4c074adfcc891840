import type { CallCost } from '@layover/contracts'
import { Turns } from '../forwarding/turns.ts'
import type { TrafficCounts } from '../metrics/traffic-counts.ts'
import { createAddressTurns, type InTurn } from './address-turns.ts'

/**
 * The share of the connections to the provider that calls of one cost may use at once (P391), in percent. Without the light
 * ones they make 90, so that a light read always finds a connection.
 */
const SHARES: Readonly<Record<CallCost, number>> = { light: 100, heavy: 15, change: 15, order: 60 }

/** A visitor waits a little rather than be refused, and less than a second press takes. */
const WAIT_MS = 2_000

/** So many for each turn; what waits behind them would be too late. */
const WAITING_PER_TURN = 4

/** The turns of all calls of one cost. */
export interface CostTurns {
  /** Undefined: they may use every connection. */
  readonly turns: Turns | undefined
  readonly inAddressTurn: InTurn
}

interface CostTurnsOptions {
  readonly connections: number
  /** How much of a cost's share the requests of one address may use at once. */
  readonly addressPercent: number
  readonly counts: TrafficCounts
}

function partOf(whole: number, percent: number): number {
  return Math.max(1, Math.floor((whole * percent) / 100))
}

/**
 * Divides the connections by the costs of calls, and each share by addresses: slow payments leave room for reads, and one
 * address leaves room for the others.
 */
export function createCostTurns(options: CostTurnsOptions): (cost: CallCost) => CostTurns {
  const { connections, addressPercent, counts } = options
  function turnsOf(cost: CallCost): CostTurns {
    const count = partOf(connections, SHARES[cost])
    const limits = { count, maxWaiting: WAITING_PER_TURN * count, waitMs: WAIT_MS }
    return {
      turns: count < connections ? new Turns(limits) : undefined,
      inAddressTurn: createAddressTurns({ count: partOf(count, addressPercent), counts }),
    }
  }
  const all: Readonly<Record<CallCost, CostTurns>> = {
    light: turnsOf('light'),
    heavy: turnsOf('heavy'),
    change: turnsOf('change'),
    order: turnsOf('order'),
  }
  return (cost) => all[cost]
}
