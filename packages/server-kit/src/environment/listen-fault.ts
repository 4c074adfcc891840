/** Why a server cannot listen, in one line that names the setting of its port. */
export function listenFault(
  setting: string,
  { host, port }: { readonly host: string; readonly port: number },
  error: unknown,
): string {
  const { code, message } = error as NodeJS.ErrnoException
  return code === 'EADDRINUSE'
    ? `${setting}: port ${port} on ${host} is in use`
    : `${setting}: cannot listen on ${host}:${port} (${code ?? message})`
}
