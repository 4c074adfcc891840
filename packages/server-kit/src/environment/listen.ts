/** System calls that fail where an address cannot be used. */
const CALLS = new Set(['listen', 'bind', 'getaddrinfo'])

/** Error codes of a host: a name that is not known, or an address that this machine lacks. */
const HOST_FAULTS = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'])

type Setting = 'PORT' | 'METRICS_PORT'

type Address = { readonly host: string; readonly port: number }

/** An address that cannot be used. The message is one line that names the setting at fault: that of its port, or of its host. */
export class ListenError extends Error {}

function faultOf(setting: Setting, { host, port }: Address, code = 'no code'): string {
  if (code === 'EADDRINUSE') return `${setting}: port ${port} on ${host} is in use`
  if (HOST_FAULTS.has(code)) return `${setting.replace('PORT', 'HOST')}: cannot listen on ${host} (${code})`
  return `${setting}: cannot listen on ${host}:${port} (${code})`
}

/**
 * Opens a server at the address of a setting.
 * @throws ListenError where the address is at fault; any other error, such as that of a hook, as it is
 */
export async function listen(setting: Setting, at: Address, open: () => Promise<unknown>): Promise<void> {
  try {
    await open()
  } catch (error) {
    const { syscall, code, hostname = at.host } = error as NodeJS.ErrnoException & { hostname?: string }
    if (syscall === undefined || !CALLS.has(syscall) || hostname !== at.host) throw error
    throw new ListenError(faultOf(setting, at, code))
  }
}
