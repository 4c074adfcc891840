import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { StateChange } from './state-change.ts'
import { serveStates } from './state-server.ts'

/** The task of the native verifier. */
export interface Task {
  readonly file: string
  readonly baseUrl: string
  readonly headers: Record<string, string>
  readonly stateUrl: string
  readonly timeoutMs: number
}

const program = fileURLToPath(new URL('./verifier-process.mjs', import.meta.url))

/** The length of the output that is reported when the process died. */
const LAST_WORDS = 2_000

/** Pact reads filters and brokers from the environment, and would report each run to its makers. */
function plainEnvironment(): NodeJS.ProcessEnv {
  const others = Object.entries(process.env).filter(([name]) => !name.startsWith('PACT_'))
  return { ...Object.fromEntries(others), PACT_DO_NOT_TRACK: 'true' }
}

async function reportOf(task: Task): Promise<string> {
  // The parent process may have flags that are not meant for the verifier.
  const options = { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] as const, execArgv: [], env: plainEnvironment() }
  const child = fork(program, { ...options, stdio: [...options.stdio] })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk) => {
      output = `${output}${String(chunk)}`.slice(-LAST_WORDS)
    })
  return await new Promise<string>((resolve, reject) => {
    child.once('message', (report) => resolve(String(report)))
    child.once('error', reject)
    child.once('close', (code) =>
      reject(new Error(`Pact’s verifier ended without a report (${code}): ${output}`)),
    )
    child.send(task)
  })
}

/**
 * The native verifier's report on one file, as JSON text. Rejects when a state cannot be brought about, whatever the report
 * has, since a verification in a wrong state proves nothing.
 */
export async function runVerifier(task: Omit<Task, 'stateUrl'>, stateChange: StateChange): Promise<string> {
  const states = await serveStates(stateChange)
  try {
    const report = await reportOf({ ...task, stateUrl: states.url })
    if (states.faults.length > 0) throw new Error(states.faults.join('\n'))
    return report
  } finally {
    await states.close()
  }
}
