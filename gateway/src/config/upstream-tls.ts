import { X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'

interface Pem {
  readonly ca?: string
  readonly cert?: string
  readonly key?: string
}

interface Given {
  readonly UPSTREAM_URL?: URL
  readonly UPSTREAM_CA?: string | undefined
  readonly UPSTREAM_CLIENT_CERT?: string | undefined
  readonly UPSTREAM_CLIENT_KEY?: string | undefined
}

export function upstreamTlsOf(given: Given): Pem | undefined {
  const { UPSTREAM_CA: ca, UPSTREAM_CLIENT_CERT: cert, UPSTREAM_CLIENT_KEY: key } = given
  if (ca === undefined && cert === undefined) return undefined
  return {
    ...(ca !== undefined && { ca }),
    ...(cert !== undefined && { cert }),
    ...(key !== undefined && { key }),
  }
}

/** Whether a use of a PEM text goes well. OpenSSL's own words are not for people. */
function isFine(use: () => unknown): boolean {
  try {
    use()
    return true
  } catch {
    return false
  }
}

/** The faults that show only when the variables are seen together. No line contains a key. */
export function upstreamTlsFaults(given: Given): string[] {
  const { UPSTREAM_URL: url, UPSTREAM_CA: ca, UPSTREAM_CLIENT_CERT: cert, UPSTREAM_CLIENT_KEY: key } = given
  const faults: string[] = []
  if (upstreamTlsOf(given) && url?.protocol === 'http:')
    faults.push('UPSTREAM_URL: expected https, since certificates are given for it')
  if (ca !== undefined && !isFine(() => new X509Certificate(ca)))
    faults.push('UPSTREAM_CA: expected certificates as PEM')
  if ((cert === undefined) !== (key === undefined))
    faults.push('UPSTREAM_CLIENT_CERT: expected together with UPSTREAM_CLIENT_KEY')
  if (cert !== undefined && key !== undefined && !isFine(() => createSecureContext({ cert, key })))
    faults.push('UPSTREAM_CLIENT_CERT: expected a certificate as PEM, and its own key in UPSTREAM_CLIENT_KEY')
  return faults
}
