import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running program with an empty home of its own. */
export class Program {
  readonly home = mkdtempSync(join(tmpdir(), 'layover-engine-'))
  readonly #child: ChildProcess
  #output = ''

  constructor(path: string, argsFor: (home: string) => readonly string[], env: NodeJS.ProcessEnv = {}) {
    const { home } = this
    this.#child = spawn(path, argsFor(home), {
      env: { ...process.env, HOME: home, XDG_RUNTIME_DIR: home, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [this.#child.stdout, this.#child.stderr])
      stream?.on('data', (chunk) => {
        this.#output += chunk
      })
  }

  /** All that it has printed. */
  get output(): string {
    return this.#output
  }

  /** Waits until it prints this, and answers the first group. */
  async printed(pattern: RegExp): Promise<string> {
    for (;;) {
      const match = pattern.exec(this.#output)
      if (match) return match[1] ?? ''
      if (this.#child.exitCode !== null) throw new Error(`it ended early:\n${this.#output}`)
      await new Promise((done) => setTimeout(done, 50))
    }
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit')
    if (this.#child.exitCode === null && this.#child.signalCode === null) {
      this.#child.kill('SIGTERM')
      await ended
    }
    rmSync(this.home, { recursive: true, force: true, maxRetries: 5 })
  }
}
