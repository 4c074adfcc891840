import { readText } from './read-text.ts'

interface Given {
  readonly ca: string | undefined
  readonly insecure: boolean | undefined
}

/** The trust of a TLS connection: an authority of the user's own or, on a test machine, any certificate. */
export function readTrust({ ca, insecure }: Given, wrong: (fault: string) => never) {
  if (insecure && ca !== undefined) return wrong('--ca and --insecure exclude each other')
  if (insecure) return { rejectUnauthorized: false }
  if (ca === undefined) return undefined
  const read = readText(ca)
  if ('fault' in read) return wrong(`--ca ${ca}: ${read.fault}`)
  return read.text.includes('-----BEGIN CERTIFICATE-----')
    ? { ca: read.text }
    : wrong(`--ca ${ca}: holds no certificate in PEM form`)
}
