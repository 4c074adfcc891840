import { X509Certificate } from 'node:crypto'
import { createSecureContext } from 'node:tls'
import { optional, text } from './variable.ts'

/** How a server shows itself to another, and which certificates it believes; all of them PEM. */
export interface ClientTls {
  readonly ca?: string
  readonly cert?: string
  readonly key?: string
}

/** What was given; `url` is undefined where it is unknown. */
interface Given {
  readonly url: URL | undefined
  readonly ca: string | undefined
  readonly cert: string | undefined
  readonly key: string | undefined
}

/** The variable behind each value, as faults name it. */
type Names = Readonly<Record<keyof Given, string>>

/** A variable of a certificate or a key. */
export function pem(description: string) {
  return optional(text(description, 'PEM', /-----BEGIN /, { secret: 'whole' }))
}

/** The given parts; undefined where there are none. */
export function clientTlsOf({ ca, cert, key }: Omit<Given, 'url'>): ClientTls | undefined {
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
export function clientTlsFaults(names: Names, given: Given): string[] {
  const { url, ca, cert, key } = given
  const faults: string[] = []
  if (clientTlsOf(given) && url?.protocol === 'http:')
    faults.push(`${names.url}: expected https, since certificates are given for it`)
  if (ca !== undefined && !isFine(() => new X509Certificate(ca)))
    faults.push(`${names.ca}: expected certificates as PEM`)
  if ((cert === undefined) !== (key === undefined))
    faults.push(`${names.cert}: expected together with ${names.key}`)
  if (cert !== undefined && key !== undefined && !isFine(() => createSecureContext({ cert, key })))
    faults.push(`${names.cert}: expected a certificate as PEM, and its own key in ${names.key}`)
  return faults
}
