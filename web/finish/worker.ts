import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { filesEnding } from './client-files.ts'
import { buildTargets, FLOOR } from './floor/floor.ts'

/** Without a connection nobody can pay, so the card provider's SDK, the largest part of all, is not kept. */
const NEVER_OFFLINE = /^assets\/connect-sdk-/

/** A name with a hash, so that a worker never takes the page of another release. */
export function shellOf(html: string): string {
  return `assets/shell-${createHash('sha256').update(html).digest('base64url').slice(0, 8)}.html`
}

/** The files that the worker keeps. All have a hash in their name, which stands for a revision. */
function keptFiles(client: string, shell: string) {
  const files = filesEnding(client, '.js', '.css', '.woff2').filter(
    (file) => file.startsWith('assets/') && !NEVER_OFFLINE.test(file),
  )
  return [shell, ...files].map((file) => ({ url: `/${file}`, revision: null }))
}

/** Writes `sw.js`: the worker with the list of this build's files. */
export async function writeWorker(client: string, shell: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      LAYOVER_FILES: JSON.stringify(keptFiles(client, shell)),
      LAYOVER_SHELL: JSON.stringify(`/${shell}`),
    },
    build: {
      target: buildTargets(FLOOR),
      outDir: client,
      emptyOutDir: false,
      rolldownOptions: {
        input: fileURLToPath(new URL('../src/worker.ts', import.meta.url)),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
