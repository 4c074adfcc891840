import { EXIT, runCommand } from './command.ts'
import { stopSignal } from './stop-signal.ts'

// A terminal that hangs up, or a pipe that ends, takes no more words; the reports go to their files all the same.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EIO' && error.code !== 'EPIPE') throw error
  })

const TELL_MS = 15_000

const partial = 'upstream-check: stopping; the report will be marked as partial\n'

// A package manager runs a script in the package's folder; paths are relative to where the command was given.
if (process.env.INIT_CWD !== undefined) process.chdir(process.env.INIT_CWD)

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  stopSignal: () =>
    stopSignal({
      signals: process,
      nowMs: () => performance.now(),
      onFirst: () => process.stderr.write(partial),
      onSecond: () => process.exit(EXIT.interrupted),
    }),
  nowAndThen: (tell) => {
    const timer = setInterval(tell, TELL_MS)
    return () => clearInterval(timer)
  },
})
