import { ListenError } from '@layover/server-kit/environment/listen'

/** Ends the process with a message for its operator. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** Ends the process with the address at fault; any other error is thrown on. */
export function failToListen(error: unknown): never {
  if (error instanceof ListenError) fail(`The gateway cannot start: ${error.message}`)
  throw error
}
