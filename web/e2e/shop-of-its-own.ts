import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const ROOT = new URL('../../', import.meta.url)
const PORT = 4210

/** Its address, known before it is started. */
export const OWN_ORIGIN = `http://127.0.0.1:${PORT}`

/** A second shop from the same build. A story may kill its servers without harm to other stories. */
export class ShopOfItsOwn {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'layover-e2e-own-'))
  readonly sandbox = `http://127.0.0.1:${PORT + 2}`
  readonly #child: ChildProcess
  #output = ''

  constructor() {
    const args = [
      'packages/toolchain/src/start.mjs',
      '--as-built',
      '--port',
      String(PORT),
      '--data',
      this.dataDir,
    ]
    this.#child = spawn(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'inherit'] })
    this.#child.stdout?.on('data', (chunk) => {
      this.#output += chunk
    })
  }

  /** Waits until it is open. */
  async open(): Promise<void> {
    while (!this.#output.includes('Layover is open')) {
      if (this.#child.exitCode !== null) throw new Error(`it did not open:\n${this.#output}`)
      await new Promise((done) => setTimeout(done, 100))
    }
  }

  /** `kill -9`; the test's shop restarts the server, as after any crash. */
  kill(name: 'gateway' | 'upstream'): void {
    const pids = [
      ...this.#output.matchAll(new RegExp(`The ${name} is ready on \\S+ \\(process (\\d+)\\)`, 'g')),
    ]
    process.kill(Number(pids.at(-1)?.[1]), 'SIGKILL')
  }

  async close(): Promise<void> {
    const ended = once(this.#child, 'exit')
    if (this.#child.exitCode === null) {
      this.#child.kill('SIGTERM')
      await ended
    }
    rmSync(this.dataDir, { recursive: true, force: true })
  }
}
