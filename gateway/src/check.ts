import { writeSync } from 'node:fs'
import { describeEnvironment } from '@layover/server-kit/environment/describe-environment'
import { type Config, variables } from './config.ts'
import { fail } from './fail.ts'
import { buildOrFail } from './serve.ts'
import { tryUpstream } from './try-upstream.ts'

/**
 * Prints the configuration and ends with 0. A fault that prevents a start has ended the process before. Where it is asked to,
 * it also tries the provider; the gateway's own warning then has more about a wrong answer.
 */
export async function check(config: Config, triesUpstream: boolean): Promise<never> {
  const app = await buildOrFail({ ...config, logLevel: triesUpstream ? 'warn' : 'silent' })
  const fault = triesUpstream ? await tryUpstream(app, config) : undefined
  await app.close()
  if (fault !== undefined) fail(`The provider cannot be used. ${fault}`)
  writeSync(process.stdout.fd, describeEnvironment(variables, process.env))
  if (triesUpstream) writeSync(process.stdout.fd, 'The provider answers as the contract says.\n')
  process.exit(0)
}
