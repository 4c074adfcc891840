import { FolderLockError } from '@layover/server-kit/data-folder/folder-lock'
import { ListenError, listen } from '@layover/server-kit/environment/listen'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { DataFolderError } from './ledger/ledger-error.ts'

const drainMs = 10_000

function stop(lines: readonly string[]): never {
  process.stderr.write(`card-sandbox cannot start:\n${lines.map((line) => `  ${line}\n`).join('')}`)
  process.exit(1)
}

// What this server writes is for its own user.
process.umask(0o077)
const [flag] = process.argv.slice(2)
if (flag !== undefined) stop([`${flag}: there are no flags, since every setting is a variable`])
const read = readConfig(process.env)
if ('faults' in read) stop(read.faults)
const { config } = read

const app = await buildApp(config).catch((error: unknown) => {
  if (error instanceof DataFolderError || error instanceof FolderLockError) return stop([error.message])
  if (error instanceof Error && 'code' in error)
    return stop([`DATA_DIR: ${config.dataDir} cannot be used (${error.code})`])
  throw error
})

const { host, port } = config
await listen('PORT', config, () => app.listen({ host, port })).catch(async (error: unknown) => {
  await app.close()
  if (error instanceof ListenError) stop([error.message])
  throw error
})

let isDraining = false

/** Finishes requests in flight, then exits. A repeated signal has no effect: the deadline is short. */
function drain(): void {
  if (isDraining) return
  isDraining = true
  setTimeout(() => process.exit(1), drainMs).unref()
  app.close().then(
    () => process.exit(0),
    () => process.exit(1),
  )
}

process.on('SIGTERM', drain)
process.on('SIGINT', drain)
