import type { Worker } from 'node:cluster'

interface Handle {
  readonly close: () => void
}

/**
 * Closes the connection that a worker was being handed when it was killed. Node's cluster hands over one at a time and closes
 * its own end once the worker has accepted; otherwise nobody would ever close it, and its client would wait for good.
 */
export function closeHandedOver(worker: Worker): void {
  const child = worker.process
  const send = child.send.bind(child) as (...message: unknown[]) => boolean
  let handed: Handle | undefined
  child.send = (message: unknown, ...rest: unknown[]) => {
    const [handle] = rest as [Handle | undefined]
    if (typeof handle?.close === 'function') handed = handle
    return send(message, ...rest)
  }
  worker.once('exit', () => handed?.close())
}
