import { createServer } from 'node:net'

/** The first of several ports in a row that nobody listens on: a server that is started again needs its own once more. */
export async function freePorts(count: number): Promise<number> {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 12_000)
    const isFree = await Promise.all(Array.from({ length: count }, (_, index) => canListen(first + index)))
    if (isFree.every(Boolean)) return first
  }
}

async function canListen(port: number): Promise<boolean> {
  const probe = createServer()
  return await new Promise((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}
