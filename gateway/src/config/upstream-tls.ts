import { clientTlsFaults, clientTlsOf } from '@layover/server-kit/environment/client-tls'

interface Given {
  readonly UPSTREAM_URL?: URL
  readonly UPSTREAM_CA?: string | undefined
  readonly UPSTREAM_CLIENT_CERT?: string | undefined
  readonly UPSTREAM_CLIENT_KEY?: string | undefined
}

const NAMES = {
  url: 'UPSTREAM_URL',
  ca: 'UPSTREAM_CA',
  cert: 'UPSTREAM_CLIENT_CERT',
  key: 'UPSTREAM_CLIENT_KEY',
} as const

function partsOf(given: Given) {
  const { UPSTREAM_URL: url, UPSTREAM_CA: ca, UPSTREAM_CLIENT_CERT: cert, UPSTREAM_CLIENT_KEY: key } = given
  return { url, ca, cert, key }
}

export function upstreamTlsOf(given: Given) {
  return clientTlsOf(partsOf(given))
}

export function upstreamTlsFaults(given: Given): string[] {
  return clientTlsFaults(NAMES, partsOf(given))
}
