import net from 'node:net'
import tls from 'node:tls'

/** How long an idle connection stays open. `closes`: it does not outlive one answer. */
export type IdleTime =
  | { readonly kind: 'closes' }
  | { readonly kind: 'stays'; readonly atLeastMs: number }
  | { readonly kind: 'ends'; readonly afterMs: number }

interface IdleTerms {
  /** The longest time that is measured. */
  readonly mostMs: number
  readonly signal: AbortSignal
  readonly trust: { readonly ca?: string; readonly rejectUnauthorized?: boolean }
}

/** Sends one request over a connection of its own, and waits until the other side closes it. Undefined without an answer. */
export function measureIdleTime(
  base: URL,
  { mostMs, signal, trust }: IdleTerms,
): Promise<IdleTime | undefined> {
  return new Promise((resolve) => {
    const isTls = base.protocol === 'https:'
    const port = Number(base.port || (isTls ? 443 : 80))
    const host = base.hostname.replace(/^\[|\]$/g, '')
    const socket = isTls ? tls.connect({ host, port, servername: host, ...trust }) : net.connect(port, host)
    let answeredAt: number | undefined
    const end = (idle: IdleTime | undefined) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      resolve(idle)
      socket.destroy()
    }
    const stop = () => end(undefined)
    const timer = setTimeout(
      () => end(answeredAt === undefined ? undefined : { kind: 'stays', atLeastMs: mostMs }),
      mostMs,
    )
    signal.addEventListener('abort', stop, { once: true })
    socket.on('data', () => {
      answeredAt = performance.now()
    })
    socket.on('close', () => {
      if (answeredAt === undefined) return end(undefined)
      const afterMs = performance.now() - answeredAt
      end(afterMs < 200 ? { kind: 'closes' } : { kind: 'ends', afterMs })
    })
    socket.on('error', () => undefined)
    socket.write(`HEAD ${base.pathname} HTTP/1.1\r\nhost: ${base.host}\r\naccept: */*\r\n\r\n`)
  })
}
