import { listenFault } from '@layover/server-kit/environment/listen-fault'

/** Ends the process with a message for its operator. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** Listens at the address of a setting, or ends the process with the reason why it cannot. */
export async function listenOrFail(
  setting: 'PORT' | 'METRICS_PORT',
  at: { readonly host: string; readonly port: number },
  open: () => Promise<unknown>,
): Promise<void> {
  try {
    await open()
  } catch (error) {
    fail(`The gateway cannot start: ${listenFault(setting, at, error)}`)
  }
}
