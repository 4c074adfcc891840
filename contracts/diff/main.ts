import { fileURLToPath } from 'node:url'
import { run } from './run.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
// pnpm runs a script from the member's own folder; this is where the command was given.
const { code, text } = run(process.argv.slice(2), root, process.env.INIT_CWD ?? process.cwd())
const out = code === 2 ? process.stderr : process.stdout
out.write(`${text}\n`)
process.exitCode = code
