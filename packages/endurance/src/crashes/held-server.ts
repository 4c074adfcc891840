import type { Readable } from 'node:stream'
import type { ServerPlan } from '@layover/toolchain/servers'
import { ServerProcess } from '../harness/server-process.ts'
import type { Order, Route } from './holding/hold.ts'

const REPORTS = 4

/** Compiles PGlite's WebAssembly without optimizing it: these servers are killed before that pays. */
const NODE_ARGS = ['--liftoff-only']

const holding = (name: string) => new URL(`./holding/${name}.ts`, import.meta.url).href

/** A server from its sources that can be held at a point, killed there and started again. */
export class HeldServer extends ServerProcess {
  #reports = ''

  /** @param holds modules of `holding` that this server's points need @param health the path that answers 200 once it can serve */
  constructor(plan: ServerPlan, holds: readonly string[], health = '/health/ready') {
    super(plan, { from: 'sources', health, imports: holds.map(holding), nodeArgs: NODE_ARGS })
  }

  override async start(): Promise<void> {
    this.#launchHeld([])
    await this.ready()
  }

  /** Starts it and waits until it has reached a point of its own start. */
  async startUntil(route: Route): Promise<void> {
    this.#launchHeld(route)
    await this.held()
  }

  /** From now on it stops at this point. */
  async holdAt(route: Route): Promise<void> {
    this.#reports = ''
    this.child?.send({ holdAt: route } satisfies Order)
    await this.until(() => this.#reports.includes('armed\n'), 'armed')
  }

  /** Waits until it has reached its point. */
  async held(): Promise<void> {
    await this.until(() => this.#reports.includes('held '), 'at its point')
  }

  /** Lets it go on from its point. */
  goOn(): void {
    this.child?.send({ goOn: true } satisfies Order)
  }

  #launchHeld(route: Route): void {
    this.#reports = ''
    const child = this.launch({ HOLD_AT: JSON.stringify(route) }, ['pipe'])
    const reports = child.stdio[REPORTS] as Readable
    reports.on('data', (chunk) => (this.#reports += chunk))
  }
}
