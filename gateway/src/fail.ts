/** Ends the process with a message for its operator. */
export function fail(message: string): never {
  process.stderr.write(`${message}\n`)
  process.exit(1)
}

/** Listens on a port, or ends the process with the reason why it cannot. */
export async function listenOrFail(
  { host, port }: { readonly host: string; readonly port: number },
  open: () => Promise<unknown>,
): Promise<void> {
  try {
    await open()
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    fail(
      code === 'EADDRINUSE'
        ? `The gateway cannot start: port ${port} of ${host} is in use`
        : `The gateway cannot start: ${message}`,
    )
  }
}
