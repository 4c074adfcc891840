import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readCompose } from './compose-file.test-kit.ts'
import { podOf } from './kubernetes.test-kit.ts'

/** Who copies, and by which command. */
const copies: [string, readonly string[]][] = [
  ['Compose', readCompose().services.assets?.command ?? []],
  ...(podOf('assets').initContainers ?? []).map(({ name, command = [] }): [string, string[]] => [
    `the pod’s ${name}`,
    command,
  ]),
]

it.each(copies)(
  'the shop’s files of %s are whole or not there, and a second copy mends a first that failed',
  (_of, command) => {
    const root = mkdtempSync(join(tmpdir(), 'layover-assets-'))
    onTestFinished(() => rmSync(root, { recursive: true, force: true }))
    const [shop, assets] = [join(root, 'shop'), join(root, 'assets')]
    for (const folder of [shop, assets]) mkdirSync(folder)
    const page = 'x'.repeat(100_000)
    writeFileSync(join(shop, 'new.js'), page)
    writeFileSync(join(assets, 'old.js'), 'old')
    const words = command.map((word) =>
      word.replaceAll(/\/shop\/assets|\/assets/g, (path) => (path === '/assets' ? assets : shop)),
    )
    const copy = (limit: string) => spawnSync('sh', ['-c', `${limit} exec "$@"`, 'sh', ...words]).status

    expect(copy("trap '' XFSZ; ulimit -f 1;")).not.toBe(0)
    expect(readdirSync(assets)).not.toContain('new.js')
    expect(copy('')).toBe(0)
    expect(readdirSync(assets).sort()).toEqual(['new.js', 'old.js'])
    expect(readFileSync(join(assets, 'new.js'), 'utf8')).toBe(page)
  },
)
