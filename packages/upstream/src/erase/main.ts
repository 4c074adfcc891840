import { processTerminal } from '../terminal/terminal.ts'
import { runErase } from './command.ts'

process.exitCode = await runErase(process.argv.slice(2), processTerminal())
