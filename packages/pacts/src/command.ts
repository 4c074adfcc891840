import { parseArgs } from 'node:util'
import { allCalls, readStates, splitList, type UpstreamStates } from '@layover/contracts'
import { verifyUpstream } from './verify-pact.ts'

const HELP = `Verifies a running upstream by contracts/pacts/gateway-upstream.json.

  pnpm pact-verify --base-url https://staging.example.com/api --states https://staging.example.com/_states [options]

  --base-url URL          the upstream
  --states URL            the address that brings states about; contracts/pacts/README.md describes it
  --header 'name: value'  a header of every request, as often as you like
  --success 11=00,1=01    your own success codes, as the gateway's UPSTREAM_STATES names them
  --calls a,b             these calls alone, such as lounge.detail,order.get

Exit: 0 the pact is kept, 1 it is not, 2 nothing could be verified.
`

/** The streams of the process that runs the command. */
interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

function headersOf(lines: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    lines.map((line) => {
      const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
      if (name === undefined || value === undefined) throw new Error("--header is written 'name: value'")
      return [name, value]
    }),
  )
}

function statesOf(text: string): UpstreamStates {
  const { states, faults } = readStates(splitList(text), allCalls)
  if (faults.length > 0) throw new Error(`--success: ${faults.join('; ')}`)
  return states
}

async function verify(words: readonly string[], { out }: Terminal): Promise<number> {
  const text = { type: 'string' } as const
  const { values } = parseArgs({
    args: words.filter((word) => word !== '--'),
    options: {
      'base-url': text,
      states: text,
      header: { ...text, multiple: true },
      calls: text,
      success: text,
      help: { type: 'boolean', short: 'h' },
    },
  })
  const { 'base-url': baseUrl = '', states = '', success = '', calls, header = [] } = values
  if (values.help) {
    out(HELP)
    return 0
  }
  if (!URL.canParse(baseUrl) || !URL.canParse(states)) throw new Error('--base-url and --states are needed')
  const { interactions, failures } = await verifyUpstream({
    baseUrl,
    stateChange: states,
    headers: headersOf(header),
    states: statesOf(success),
    ...(calls !== undefined && { calls: splitList(calls) }),
  })
  for (const { description, mismatches } of failures)
    for (const { of, path, message } of mismatches) out(`${description}: ${of} ${path}: ${message}\n`)
  out(`${interactions.length - failures.length} of ${interactions.length} interactions are kept.\n`)
  return failures.length === 0 ? 0 : 1
}

/** Runs the command as it was typed. @returns its exit code */
export async function runCommand(words: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await verify(words, terminal)
  } catch (error) {
    terminal.err(`pact-verify: ${(error as Error).message}\n`)
    return 2
  }
}
