import type { Terminal } from './terminal.ts'

/** A terminal that keeps what a command writes. */
export function writtenTerminal({ now, env = {} }: Pick<Terminal, 'now'> & Partial<Pick<Terminal, 'env'>>) {
  const written = { out: '', err: '' }
  const terminal: Terminal = {
    out: (text) => {
      written.out += text
    },
    err: (text) => {
      written.err += text
    },
    env,
    now,
  }
  return { written, terminal }
}
