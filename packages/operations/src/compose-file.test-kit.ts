import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'

export const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

interface Service {
  readonly image: string
  readonly entrypoint?: readonly string[]
  readonly command?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly secrets?: readonly string[]
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly networks?: readonly string[]
  readonly profiles?: readonly string[]
  readonly user?: string
  readonly restart?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly deploy?: {
    readonly resources: { readonly limits: { readonly cpus: string; readonly memory: string } }
  }
}

interface ComposeFile {
  readonly services: Readonly<Record<string, Service>>
  readonly secrets: Readonly<Record<string, { readonly file: string }>>
  readonly volumes: Readonly<Record<string, unknown>>
}

/** As Compose fills it in: `${NAME}`, `${NAME:-when unset or empty}`, `${NAME-when unset}`, and `$$` for a dollar. */
export function interpolate(text: string, env: Readonly<Record<string, string>>): string {
  return text.replace(/\$\$|\$\{(\w+)(?:(:?-)([^}]*))?\}/g, (whole, name, operator, fallback) => {
    if (whole === '$$') return '$'
    const value = env[name]
    if (operator === ':-') return value || fallback
    return value ?? fallback ?? ''
  })
}

export const composeText = readFileSync(`${ROOT}docker-compose.yml`, 'utf8')

/** The file as Compose reads it with these settings. */
export function readCompose(env: Readonly<Record<string, string>> = {}): ComposeFile {
  const filled = (_key: string, value: unknown) =>
    typeof value === 'string' ? interpolate(value, env) : value
  return JSON.parse(JSON.stringify(parse(composeText, { merge: true })), filled)
}

/** `.env.example`; with `all` also the lines that stand there as suggestions. */
export function exampleSettings(all = false): Record<string, string> {
  const lines = readFileSync(`${ROOT}.env.example`, 'utf8').split('\n')
  const pattern = all ? /^#?(\w+)=(.*)$/ : /^(\w+)=(.*)$/
  return Object.fromEntries(
    lines.flatMap((line) => [pattern.exec(line)?.slice(1, 3) ?? []].filter((one) => one.length)),
  )
}

/** A folder with the files that `pnpm secrets` makes. */
export function makeSecrets(folder = mkdtempSync(join(tmpdir(), 'layover-secrets-'))): string {
  execFileSync(process.execPath, [fileURLToPath(new URL('./make-secrets.mjs', import.meta.url)), folder])
  return folder
}
