import { httpFaultOf } from './http-fault.ts'

/**
 * The reason why no answer came. `unreachable`: no server. `tls`: a certificate that is not trusted, or no TLS at all.
 * `otherHost`: a certificate that is not for the host. `notHttp`: another protocol. `badHttp`: HTTP with a fault. `late`: the
 * deadline. `cut`: ended before an answer. `broken`: cut short. `tooLarge`: over the cap. `stopped`: by the user.
 */
export type Fault =
  | 'unreachable'
  | 'tls'
  | 'otherHost'
  | 'notHttp'
  | 'badHttp'
  | 'late'
  | 'cut'
  | 'broken'
  | 'tooLarge'
  | 'stopped'

const UNREACHABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nobody listens there (connection refused)',
  ENOTFOUND: 'no such host',
  EAI_AGAIN: 'the host’s name cannot be looked up',
  EHOSTUNREACH: 'no way to the host',
  ENETUNREACH: 'no way to the network',
  ETIMEDOUT: 'no connection in time',
}

const CERTIFICATE: Readonly<Record<string, string>> = {
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is signed by an authority that is not trusted here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate cannot be verified',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'the authority of its certificate is not known here',
  CERT_HAS_EXPIRED: 'its certificate has expired',
}

interface NameError {
  readonly host: string
  readonly cert: { readonly subjectaltname?: string }
}

/** `DNS:a.example, IP Address:10.0.0.1` are the names of a certificate; the oldest have none here. */
function otherHost({ host, cert: { subjectaltname = 'another host' } }: NameError): string {
  const names = subjectaltname.replaceAll(/(?:DNS|IP Address):/g, '')
  return `its certificate is for ${names.slice(0, 200)}, not for ${host}`
}

/** The fault behind an error of a socket, in a few words. `hasBegun`: the headers of an answer had come. */
export function faultOf(error: unknown, hasBegun: boolean): [Fault, string] {
  const { code = '', message = String(error) } = error as { code?: string; message?: string }
  const nobody = UNREACHABLE[code]
  if (nobody !== undefined) return ['unreachable', nobody]
  const certificate = CERTIFICATE[code]
  if (certificate !== undefined) return ['tls', certificate]
  if (code === 'ERR_TLS_CERT_ALTNAME_INVALID') return ['otherHost', otherHost(error as NameError)]
  if (code === 'EPROTO' || code.startsWith('ERR_SSL') || code.startsWith('ERR_TLS'))
    return ['tls', 'it does not speak TLS as we do']
  if (code.startsWith('HPE_')) return httpFaultOf({ ...(error as object), code }, hasBegun)
  if (message === 'aborted') return ['broken', 'an answer that was cut short']
  if (code !== 'ECONNRESET') return ['broken', 'a connection that broke']
  return [hasBegun ? 'broken' : 'cut', 'a connection that was cut']
}
