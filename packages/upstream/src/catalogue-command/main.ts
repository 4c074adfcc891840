import { processTerminal } from '../terminal/terminal.ts'
import { runCatalogue } from './command.ts'

process.exitCode = await runCatalogue(process.argv.slice(2), processTerminal())
