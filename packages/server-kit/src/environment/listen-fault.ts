/** Error codes of a host: a name that is not known, or an address that this machine lacks. */
const HOST_FAULTS = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'])

/** Why a server cannot listen, in one line that names the setting at fault: that of its port, or that of its host. */
export function listenFault(
  setting: 'PORT' | 'METRICS_PORT',
  { host, port }: { readonly host: string; readonly port: number },
  error: unknown,
): string {
  const { code, message } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE') return `${setting}: port ${port} on ${host} is in use`
  if (code !== undefined && HOST_FAULTS.has(code))
    return `${setting.replace('PORT', 'HOST')}: cannot listen on ${host} (${code})`
  return `${setting}: cannot listen on ${host}:${port} (${code ?? message})`
}
