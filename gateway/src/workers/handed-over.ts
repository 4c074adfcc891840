import cluster, { type Worker } from 'node:cluster'

interface Handle {
  readonly close: () => void
}

/**
 * Closes the connection that a worker was being handed when it was killed. A primary that deals connections out hands over one
 * at a time, and closes its own end once the worker has accepted or hands it to another one; where no reply comes nobody would
 * ever close it, and its client would wait for good.
 */
export function closeHandedOver(worker: Worker): void {
  if (cluster.schedulingPolicy !== cluster.SCHED_RR) return
  const child = worker.process
  const send = child.send.bind(child) as (...message: unknown[]) => boolean
  let handed: Handle | undefined
  child.send = (message: unknown, ...rest: unknown[]) => {
    const [handle] = rest as [Handle | undefined]
    if (typeof handle?.close === 'function') handed = handle
    return send(message, ...rest)
  }
  // Before the cluster itself, which hands over the next one at once.
  child.prependListener('internalMessage', (message: object) => {
    if ('accepted' in message) handed = undefined
  })
  worker.once('exit', () => handed?.close())
}
