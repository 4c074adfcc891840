import { parseArgs } from 'node:util'
import { contract, contractText } from '../src/report/contract.ts'
import { createStub } from './server.ts'

const HELP = `Serves the contract's examples to build against, without a backend.

  layover-stub [--port 4010] [--host 127.0.0.1]

It checks requests as the contract has them, keeps orders in memory from creation to their passes, and tells the
examples' dates as of today. A token that begins with tok_declined is declined. Faults come on request:

  curl -X POST http://127.0.0.1:4010/_faults -d '{"call":"lounge.createOrder","fault":"late","times":1}'
  curl -X DELETE http://127.0.0.1:4010/_faults

A fault is late, 500, shape (data of another type) or an errorCode such as PRICE_CHANGED.

It does not keep: places (no slot ever fills), prices (an order costs what it expects), discount codes but those of the
examples, searches (every search finds the same), time zones in summer, limits, mails, cards. The reference backend does.
`

function fail({ message }: Error): void {
  process.stderr.write(`layover-stub: ${message}\n`)
  process.exitCode = 2
}

function serve(port: string, host: string): void {
  if (!/^[1-9]\d{0,4}$/.test(port) || Number(port) > 65_535)
    throw new Error(`--port wants a number from 1 to 65535, not ${JSON.stringify(port)}`)
  // Without one it would serve the whole network.
  if (host === '') throw new Error('--host wants an address')
  createStub()
    .on('error', fail)
    .listen(Number(port), host, () => {
      process.stdout.write(
        `layover-stub: ${contractText(contract)} at http://${host}:${port}; --help names what it does not keep\n`,
      )
    })
}

try {
  const { values } = parseArgs({
    args: process.argv.slice(2).filter((word) => word !== '--'),
    options: {
      port: { type: 'string', default: '4010' },
      host: { type: 'string', default: '127.0.0.1' },
      help: { type: 'boolean', short: 'h' },
      version: { type: 'boolean' },
    },
  })
  if (values.help) process.stdout.write(HELP)
  else if (values.version) process.stdout.write(`${contractText(contract)}\n`)
  else serve(values.port, values.host)
} catch (error) {
  fail(error as Error)
}
