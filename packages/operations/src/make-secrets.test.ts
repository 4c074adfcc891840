import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, onTestFinished } from 'vitest'

const COMMAND = fileURLToPath(new URL('./make-secrets.mjs', import.meta.url))

it.each([[['--help']], [['one', 'two']], [['']]])('makes no secrets where it is told %j', (words) => {
  const cwd = mkdtempSync(join(tmpdir(), 'layover-secrets-'))
  try {
    const { status, stderr } = spawnSync(process.execPath, [COMMAND, ...words], { cwd, encoding: 'utf8' })
    expect(readdirSync(cwd)).toEqual([])
    expect(status).toBe(2)
    expect(stderr).toContain('expected no option')
  } finally {
    rmSync(cwd, { recursive: true, force: true })
  }
})

it('ends in one sentence where no folder can be made', () => {
  const folder = join(COMMAND, 'below-a-file')
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, folder], { encoding: 'utf8' })
  expect(stderr).toBe(`secrets: ENOTDIR: not a directory, mkdir '${folder}'\n`)
  expect(status).toBe(1)
})

it('makes no secrets where everybody may read them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layover-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  chmodSync(folder, 0o755)
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, folder], { encoding: 'utf8' })
  expect(stderr).toBe(`secrets: everybody can enter ${folder} and read what is there: chmod 700 ${folder}\n`)
  expect(status).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

it('leaves no half of a secret on a full disk, since it would stay', () => {
  const folder = mkdtempSync(join(tmpdir(), 'layover-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  // No file may have a byte.
  const full = `trap '' XFSZ; ulimit -f 0; exec '${process.execPath}' '${COMMAND}' '${folder}'`
  const { status, stderr } = spawnSync('sh', ['-c', full], { encoding: 'utf8' })
  expect(stderr).toBe('secrets: EFBIG: file too large, write\n')
  expect(status).toBe(1)
  expect(readdirSync(folder)).toEqual([])
})

/** A folder with that secret, after the command. */
function madeWith(name: string, secret: string | Buffer) {
  const folder = mkdtempSync(join(tmpdir(), 'layover-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, name), secret)
  const { status, stderr } = spawnSync(process.execPath, [COMMAND, folder], { encoding: 'utf8' })
  return { status, stderr, folder }
}

it('encodes a password of your own in the address of the database', () => {
  const { folder } = madeWith('postgres_password', ' p/@:# é% \n')
  const address = readFileSync(join(folder, 'database_url'), 'utf8')
  expect(address).toBe('postgres://layover:%20p%2F%40%3A%23%20%C3%A9%25%20@postgres:5432/layover\n')
})

it.each(['postgres_password', 'grafana_password', 'smtp_url'])('leaves no empty %s', (name) => {
  const { status, stderr, folder } = madeWith(name, '\n')
  const file = join(folder, name)
  expect(stderr).toBe(`secrets: ${file} is empty: put a secret into it, or remove it\n`)
  expect(status).toBe(1)
  expect(readFileSync(file, 'utf8')).toBe('\n')
})

it('makes no address without its password', () => {
  const { folder } = madeWith('postgres_password', '')
  expect(readdirSync(folder)).not.toContain('database_url')
})

it.each([
  ['several lines', 'one\ntwo\n'],
  ['the line ends of Windows', 'one\r\n'],
  ['another encoding', Buffer.from('é', 'latin1')],
])('makes no address of a password in %s, which the server would read otherwise', (_, secret) => {
  const { status, stderr, folder } = madeWith('redis_password', secret)
  const file = join(folder, 'redis_password')
  expect(stderr).toBe(`secrets: ${file} is no single line of UTF-8, which a password must be\n`)
  expect(status).toBe(1)
  expect(readdirSync(folder)).not.toContain('redis_url')
})
