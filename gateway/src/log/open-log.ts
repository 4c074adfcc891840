import { createCallLines, type WriteCallLine } from './call-lines.ts'
import { createFileWriter } from './file-writer.ts'
import { type LoggerOptions, loggerOptions } from './logger-options.ts'
import { createPieces, type Pieces } from './pieces.ts'

const STANDARD_OUTPUT = 1

/** Standard output, written beside the event loop. The end of the process waits for no timer; being killed may lose a piece. */
function openOutput(): Pieces {
  const file = createFileWriter(STANDARD_OUTPUT)
  const pieces = createPieces(file.write)
  process.once('exit', () => {
    file.end()
    pieces.handOver()
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
