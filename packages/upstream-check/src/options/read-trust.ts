import { readFileSync } from 'node:fs'

interface Given {
  readonly ca: string | undefined
  readonly insecure: boolean | undefined
}

/** The trust of a TLS connection: an authority of the user's own or, on a test machine, any certificate. */
export function readTrust({ ca, insecure }: Given, wrong: (fault: string) => never) {
  if (insecure && ca !== undefined) return wrong('--ca and --insecure exclude each other')
  if (insecure) return { rejectUnauthorized: false }
  if (ca === undefined) return undefined
  const text = readText(ca) ?? wrong(`--ca ${ca}: cannot be read`)
  return text.includes('-----BEGIN CERTIFICATE-----')
    ? { ca: text }
    : wrong(`--ca ${ca}: holds no certificate in PEM form`)
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
