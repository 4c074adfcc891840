import { processTerminal } from '../terminal/terminal.ts'
import { runOrders } from './command.ts'

process.exitCode = await runOrders(process.argv.slice(2), processTerminal())
