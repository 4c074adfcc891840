import { describeEnvironment } from '@layover/server-kit/environment/describe-environment'
import type { Source } from '@layover/server-kit/environment/secret-files'
import type { Variables } from '@layover/server-kit/environment/variable'
import type { ProviderConfig } from '../payments/provider-client.ts'
import { tryProvider } from './try-provider.ts'

interface Checked {
  readonly variables: Variables
  readonly env: Source
  /** What a start would find in the database, in sentences. */
  readonly standing: readonly string[]
  /** The card provider to try; undefined where nobody asked for it. */
  readonly provider: ProviderConfig | undefined
  readonly opensSessions: boolean
}

interface Terminal {
  readonly out: (text: string) => void
  readonly err: (text: string) => void
}

/**
 * Prints valid settings with their secrets hidden, says how the database stands (P592), and tries the card provider where
 * it is asked to (P597).
 *
 * @returns the exit code: 0, or 1 where the provider cannot be used
 */
export async function runCheck(checked: Checked, { out, err }: Terminal): Promise<0 | 1> {
  const { variables, env, standing, provider, opensSessions } = checked
  const difference = provider && (await tryProvider({ provider, opensSessions }))
  if (difference !== undefined) {
    err(`upstream: the card provider cannot be used: ${difference}\n`)
    return 1
  }
  out(describeEnvironment(variables, env))
  for (const sentence of standing) out(`${sentence}\n`)
  if (provider) out('The card provider can be used. Nothing was charged.\n')
  return 0
}
