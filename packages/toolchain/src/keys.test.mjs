import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'layover-keys-'))
const file = join(folder, 'keys.json')
const accountFile = join(folder, 'account-key.pem')
const passFile = join(folder, 'pass-key')
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Makes the keys in a process of its own, since a failure ends it. @param {string} dataDir */
function makeKeys(dataDir) {
  const source = new URL('./keys.mjs', import.meta.url).href
  const script = `const { localKeys } = await import(${JSON.stringify(source)})
    console.log(JSON.stringify(localKeys(${JSON.stringify(dataDir)})))`
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

describe('the keys of a local start', () => {
  it('are made once and stay the same', () => {
    const first = makeKeys(folder)
    expect(first.status).toBe(0)
    expect(makeKeys(folder).stdout).toBe(first.stdout)
    expect(readdirSync(folder).sort()).toEqual(['account-key.pem', 'keys.json', 'pass-key'])
  })

  it('are for their owner alone, as is their folder, also one that others could enter before', () => {
    makeKeys(folder)
    const modes = () => [folder, file, accountFile, passFile].map((path) => statSync(path).mode & 0o777)
    expect(modes()).toEqual([0o700, 0o600, 0o600, 0o600])
    chmodSync(folder, 0o755)
    makeKeys(folder)
    expect(modes()).toEqual([0o700, 0o600, 0o600, 0o600])
  })

  it.each(['', '{}', 'null', '{"sessionKey":"x","signingKey":"","merchantSecret":3}', '{"sessionKey":'])(
    'that are damaged (%j) stop the start with the file’s name, and stay as they are',
    (text) => {
      makeKeys(folder)
      writeFileSync(file, text)
      const { status, stderr } = makeKeys(folder)
      expect(status).toBe(1)
      expect(stderr).toContain(`${file} cannot be used`)
      expect(stderr).not.toContain('    at ')
      expect(readFileSync(file, 'utf8')).toBe(text)
    },
  )

  it('are added to a folder of an earlier release, whose own stay', () => {
    makeKeys(folder)
    const before = readFileSync(file, 'utf8')
    rmSync(accountFile)
    rmSync(passFile)
    expect(makeKeys(folder).status).toBe(0)
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(readFileSync(accountFile, 'utf8')).toContain('BEGIN PRIVATE KEY')
    expect(readFileSync(passFile, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  })

  it.each([
    ['account-key.pem', ''],
    ['account-key.pem', 'key'],
    ['account-key.pem', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n'],
    ['pass-key', ''],
    ['pass-key', 'key'],
  ])('in the file %s, damaged (%j), stop the start like the others', (name, text) => {
    const path = join(folder, name)
    makeKeys(folder)
    writeFileSync(path, text)
    const { status, stderr } = makeKeys(folder)
    expect(status).toBe(1)
    expect(stderr).toContain(`${path} cannot be used`)
    expect(stderr).not.toContain('    at ')
    expect(readFileSync(path, 'utf8')).toBe(text)
  })
})

it('a start whose keys cannot be stored stops in one sentence', () => {
  makeKeys(folder)
  const { status, stderr } = makeKeys(join(file, 'below-a-file'))
  expect(status).toBe(1)
  expect(stderr).toContain('cannot be used')
  expect(stderr).not.toContain('    at ')
  expect(existsSync(file)).toBe(true)
})
