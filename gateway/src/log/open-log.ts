import pino from 'pino'
import { createCallLines, type WriteCallLine } from './call-lines.ts'
import { type LoggerOptions, loggerOptions } from './logger-options.ts'
import { createPieces, PIECE_CHARACTERS, type Pieces } from './pieces.ts'

/** Standard output, written beside the event loop. The end of the process waits for no timer; being killed may lose a piece. */
function openOutput(): Pieces {
  const output = pino.destination({
    dest: 1,
    sync: false,
    minLength: PIECE_CHARACTERS,
    contentMode: 'buffer',
  })
  // In this mode it takes bytes, which its type does not say.
  const sink = output as unknown as { readonly write: (bytes: Buffer) => void }
  const pieces = createPieces({
    write: (bytes) => sink.write(bytes),
    flush: () => output.flush(),
  })
  process.once('exit', () => {
    pieces.handOver()
    output.flushSync()
  })
  return pieces
}

/** Both go to standard output. */
interface Log {
  readonly logger: LoggerOptions | false
  readonly writeCallLine: WriteCallLine
}

export function openLog(level: string): Log {
  if (level === 'silent') return { logger: false, writeCallLine: () => undefined }
  const output = openOutput()
  return { logger: loggerOptions(level, output), writeCallLine: createCallLines(level, output.writeAscii) }
}
