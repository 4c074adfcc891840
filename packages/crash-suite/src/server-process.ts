import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import type { ServerPlan } from '@layover/toolchain/servers'
import type { Order, Route } from './holding/hold.ts'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))
const REPORTS = 4

const holding = (name: string) => new URL(`./holding/${name}.ts`, import.meta.url).href

/** A server as operators run it, from its sources, that can be held at a point, killed there and started again. */
export class ServerProcess {
  readonly #plan: ServerPlan
  readonly #holds: readonly string[]
  readonly #health: string
  #child: ChildProcess | undefined
  #reports = ''
  #output = ''

  /** @param holds modules of `holding` that this server's points need @param health what answers once it can serve */
  constructor(plan: ServerPlan, holds: readonly string[], health = '/health/ready') {
    this.#plan = plan
    this.#holds = holds
    this.#health = health
  }

  get origin(): string {
    return `http://${this.#plan.env.HOST}:${this.#plan.port}`
  }

  /** All that it has written since it was first started, its log above all. */
  get output(): string {
    return this.#output
  }

  /** Starts it and waits until it can serve. */
  async start(): Promise<void> {
    this.#launch([])
    await this.#until(async () => {
      const answer = await fetch(this.origin + this.#health).catch(() => undefined)
      return answer?.ok === true
    }, 'ready')
  }

  /** Starts it and waits until it stands at a point of its own start. */
  async startUntil(route: Route): Promise<void> {
    this.#launch(route)
    await this.held()
  }

  /** From now on it stops at this point. */
  async holdAt(route: Route): Promise<void> {
    this.#reports = ''
    this.#child?.send({ holdAt: route } satisfies Order)
    await this.#until(() => this.#reports.includes('armed\n'), 'armed')
  }

  /** Waits until it stands at the point that it was told. */
  async held(): Promise<void> {
    await this.#until(() => this.#reports.includes('held '), 'at its point')
  }

  /** Lets it go on from where it is held. */
  goOn(): void {
    this.#child?.send({ goOn: true } satisfies Order)
  }

  /** `kill -9`, when it runs. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Asks it to end, as an operator does. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM')
  }

  async #end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child
    this.#child = undefined
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
  }

  #launch(route: Route): void {
    const imports = ['tsx', ...this.#holds.map(holding)].flatMap((each) => ['--import', each])
    this.#reports = ''
    const child = spawn(process.execPath, [...imports, '--conditions=layover-source', 'src/server.ts'], {
      cwd: ROOT + this.#plan.folder,
      env: { PATH: process.env.PATH, ...this.#plan.env, HOLD_AT: JSON.stringify(route) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', 'pipe'],
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.#output += chunk))
    const reports = child.stdio[REPORTS] as Readable
    reports.on('data', (chunk) => (this.#reports += chunk))
  }

  /** As patient as a busy machine needs: the test's own time limit ends it. */
  async #until(probe: () => boolean | Promise<boolean>, what: string): Promise<void> {
    while (!(await probe())) {
      const child = this.#child
      if (child === undefined || child.exitCode !== null || child.signalCode !== null)
        throw new Error(`the ${this.#plan.name} ended before it was ${what}:\n${this.#output}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }
}
