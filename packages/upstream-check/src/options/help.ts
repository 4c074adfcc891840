import { ownHeaders } from './read-headers.ts'

const refusedHeaders = ownHeaders.join(', ').replaceAll(/(.{1,90})(?: |$)/g, `\n${' '.repeat(28)}$1`)

/** The text of `--help`. */
export const help = `Checks an upstream against the contract of the shop.

  pnpm upstream-check --base-url https://your-upstream.example/api [options]

  --base-url URL            the upstream; the calls' paths are appended to it
  --header 'name: value'    a header of every request, such as credentials; as often as you like, never shown.
                            Those of each request or its connection are refused:${refusedHeaders}
  --writes                  also send what writes: holds, orders, payments, forms. Without it only reads are sent
  --data FILE               your own ids and test cards, as JSON; README.md describes it
  --data-schema             print the JSON schema of that file
  --contract FILE           hold answers to another version of the contract: its upstream-openapi.json
  --success 11=00,1=01      your own success codes, as the gateway's UPSTREAM_STATES names them
  --calls a,b               report on these calls alone, such as lounge.createOrder,order.get
  --require all|a,b         fail where one of these calls is not tested; all leaves out the additions
  --levels L1,L2,S          report these levels alone: L0 L1 L2 L3 L4 L5, and S for promises beyond shapes
  --fuzz N --seed S         N further drawn requests for each read by POST; the same seed draws the same ones
  --patience N              let every call take N times its deadline, for a slow test machine
  --report junit=FILE html=FILE json=FILE markdown=FILE
  --annotations             also print what breaks as annotations of GitHub Actions
  --baseline FILE           a json report of before, or known differences with reasons and end dates:
                            only what is new breaks the check
  --record DIR              store the answers as fixtures, secrets masked
  --ca FILE, --insecure     trust this authority, or any certificate
  --version                 print which contract this is

Exit: 0 all promises kept that were tested, 1 something breaks the shop, or is required and not tested, or a file cannot be
      written, 2 this command was not understood, 3 nothing could be tested, 130 interrupted.
`
