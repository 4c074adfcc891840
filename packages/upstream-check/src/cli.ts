import { EXIT, runCommand } from './command.ts'

/** The first Ctrl-C ends the check with what it has; the second ends it at once. */
function stopSignal(): AbortSignal {
  const stop = new AbortController()
  const onSignal = () => {
    if (stop.signal.aborted) process.exit(EXIT.interrupted)
    process.stderr.write('upstream-check: stopping; the report will be marked as partial\n')
    stop.abort()
  }
  process.on('SIGINT', onSignal)
  process.on('SIGTERM', onSignal)
  return stop.signal
}

// A package manager runs a script in the package's folder; paths are relative to where the command was given.
if (process.env.INIT_CWD !== undefined) process.chdir(process.env.INIT_CWD)

process.exitCode = await runCommand(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  stopSignal,
})
