import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const script = fileURLToPath(new URL('../database/backup.sh', import.meta.url))

const PROGRAMS = {
  // The first two times are one second.
  date: 'echo >> "$0.calls"; calls=$(wc -l < "$0.calls"); echo "2026$((calls > 2 ? calls : 2))"',
  pg_dump: 'file=$(echo "$4" | cut -d= -f2); echo begins > "$file"; sleep 1; echo ends >> "$file"',
  pg_restore: '',
  psql: '',
}

it('two backups of the same second are two, each whole', async () => {
  const root = mkdtempSync(join(tmpdir(), 'layover-backup-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  const [bin, folder] = [join(root, 'bin'), join(root, 'backups')]
  for (const made of [bin, folder]) mkdirSync(made)
  for (const [name, text] of Object.entries(PROGRAMS))
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o700 })
  const env = { PATH: [bin, process.env.PATH].join(delimiter), DATABASE_URL: 'postgres://db/layover' }
  const backUp = () =>
    once(spawn('sh', [script, folder], { env, stdio: ['ignore', 'ignore', 'inherit'] }), 'close')

  const first = backUp()
  await expect.poll(() => readdirSync(folder)).toEqual(['layover-20262.dump.part'])
  const second = backUp()
  expect(await Promise.all([first, second])).toEqual([
    [0, null],
    [0, null],
  ])
  const dumps = readdirSync(folder).filter((name) => !name.endsWith('.erasures'))
  expect(dumps).toEqual(['layover-20262.dump', expect.stringMatching(/^layover-2026\d+\.dump$/)])
  for (const dump of dumps) expect(readFileSync(join(folder, dump), 'utf8')).toBe('begins\nends\n')
})
