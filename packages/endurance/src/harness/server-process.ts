import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { ROOT, WITH_PARENT } from '@layover/toolchain/paths'
import type { ServerPlan } from '@layover/toolchain/servers'

export interface ServerOptions {
  /** From its sources, or as it was built. */
  readonly from: 'sources' | 'build'
  /** The path that answers 200 once it can serve. */
  readonly health?: string
  /** Modules that Node loads before the server. */
  readonly imports?: readonly string[]
  /** Further arguments for Node. */
  readonly nodeArgs?: readonly string[]
}

function commandOf({ from, imports = [], nodeArgs = [] }: ServerOptions): string[] {
  const loaded = [from === 'sources' ? 'tsx' : WITH_PARENT, ...imports].flatMap((each) => ['--import', each])
  const server = from === 'sources' ? ['--conditions=layover-source', 'src/server.ts'] : ['dist/server.js']
  return [...nodeArgs, ...loaded, ...server]
}

/** A server as operators run it, a process of its own, that can be ended and started again on its port. */
export class ServerProcess {
  readonly plan: ServerPlan
  readonly #options: ServerOptions
  #child: ChildProcess | undefined
  #output = ''

  constructor(plan: ServerPlan, options: ServerOptions) {
    this.plan = plan
    this.#options = options
  }

  get origin(): string {
    return `http://${this.plan.env.HOST}:${this.plan.port}`
  }

  /** Undefined while it does not run. */
  get pid(): number | undefined {
    return this.child?.pid
  }

  /** All that it has written since it was first started, its log above all. */
  get output(): string {
    return this.#output
  }

  /** Starts it and waits until it can serve. @param env changes to its plan, for this run of it */
  async start(env: Readonly<Record<string, string>> = {}): Promise<void> {
    this.launch(env)
    await this.ready()
  }

  /** `kill -9`, when it runs. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL')
  }

  /** Sends SIGTERM, as an operator does. @returns its exit code; null when a signal ended it, or it did not run */
  async stop(): Promise<number | null> {
    return await this.#end('SIGTERM')
  }

  /** The reply of an imported module to a message. */
  async query(): Promise<unknown> {
    const { child } = this
    if (child === undefined) throw new Error(`the ${this.plan.name} does not run`)
    const reply = once(child, 'message')
    child.send('how much?')
    return (await reply)[0]
  }

  protected get child(): ChildProcess | undefined {
    const child = this.#child
    return child?.exitCode === null && child.signalCode === null ? child : undefined
  }

  protected launch(env: Readonly<Record<string, string>> = {}, more: readonly 'pipe'[] = []): ChildProcess {
    const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc', ...more]
    const { PATH, TMPDIR, LAYOVER_RUN } = process.env
    const child = spawn(process.execPath, commandOf(this.#options), {
      cwd: resolve(ROOT, this.plan.folder),
      env: { PATH, TMPDIR, LAYOVER_RUN, ...this.plan.env, ...env },
      stdio,
    })
    this.#child = child
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (this.#output += chunk))
    return child
  }

  protected async ready(): Promise<void> {
    const { health = '/health/ready' } = this.#options
    await this.until(
      async () => (await fetch(this.origin + health).catch(() => undefined))?.ok === true,
      'ready',
    )
  }

  /** Waits without a limit: each test has one of its own. */
  protected async until(probe: () => boolean | Promise<boolean>, state: string): Promise<void> {
    while (!(await probe())) {
      if (this.child === undefined)
        throw new Error(`the ${this.plan.name} ended before it was ${state}:\n${this.#output}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }

  async #end(signal: NodeJS.Signals): Promise<number | null> {
    const child = this.child
    this.#child = undefined
    if (child === undefined) return null
    const exited = once(child, 'exit')
    child.kill(signal)
    await exited
    return child.exitCode
  }
}
