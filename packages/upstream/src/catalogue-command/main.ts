import { runCatalogue } from './command.ts'

process.exitCode = await runCatalogue(process.argv.slice(2), {
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  env: process.env,
  now: () => new Date(),
})
