import { runErase } from './command.ts'

process.umask(0o077)
process.exitCode = await runErase(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  now: () => new Date(),
})
