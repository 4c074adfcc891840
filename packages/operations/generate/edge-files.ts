import { allCalls } from '@layover/contracts'
import { plainHeaders } from '@layover/gateway/security-headers'

const NOTE = '# Written by `pnpm generate`.\n'

/** A location for the address of each read, which includes `read.conf`. */
function readCalls(): string {
  const reads = allCalls.filter(({ effect }) => effect === 'read').map(({ path }) => path)
  const named = reads.find((path) => path.includes('{'))
  if (named) throw new Error(`${named} has a part that varies, which an exact location cannot match`)
  const locations = reads
    .sort()
    .map((path) => `location = /api${path} { include /etc/nginx/edge/read.conf; }`)
  return `${NOTE}${locations.join('\n')}\n`
}

/** The gateway's headers for a file of the shop, since the edge serves the same files. */
async function assetHeaders(): Promise<string> {
  const headers = { ...(await plainHeaders(true)), 'cache-control': 'public, max-age=31536000, immutable' }
  const lines = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}";`)
  return `${NOTE}${lines.join('\n')}\n`
}

/** The parts of the edge's configuration that follow from contracts and gateway, keyed by file name. */
export async function edgeFiles(): Promise<Record<string, string>> {
  return { 'read-calls.conf': readCalls(), 'asset-headers.conf': await assetHeaders() }
}
