import { fileURLToPath } from 'node:url'

/** Where the committed files are. */
export const pactPaths = {
  webGateway: committed('web-gateway.json'),
  gatewayUpstream: committed('gateway-upstream.json'),
}

function committed(name: string): string {
  return fileURLToPath(new URL(`../../../contracts/pacts/${name}`, import.meta.url))
}
