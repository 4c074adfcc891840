import { execFileSync } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { secretPatterns } from './secret-patterns.mjs'

const looksSecret = (line: string) => secretPatterns.some((pattern) => new RegExp(pattern).test(line))
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
const der = privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')

describe('the scan for secrets', () => {
  it.each([
    ['the first line of a key file', `${pem.split('\n')[0]}`],
    ['a key file in one line of code', JSON.stringify(pem)],
    ['an account key as settings hold it', `ACCOUNT_KEYS=${der}`],
    ['a session key in a settings file', `SESSION_KEYS=${'0123456789abcdef'.repeat(4)}`],
    ['a token of a code host', `token: ghp_${'Ab1'.repeat(12)}`],
    ['a key of a cloud', `AKIA${'ABCD1234'.repeat(2)}`],
  ])('finds %s', (_name, line) => {
    expect(looksSecret(line)).toBe(true)
  })

  it.each([
    '-----BEGIN PRIVATE KEY-----\\nAAAA\\n',
    'SESSION_KEYS=',
    'SIGNING_KEY: wherever',
    'a sha512-0123456789abcdef',
  ])('lets %j pass', (line) => {
    expect(looksSecret(line)).toBe(false)
  })

  it('finds nothing in the tracked files', () => {
    const scan = fileURLToPath(new URL('./scan-secrets.mjs', import.meta.url))
    expect(() => execFileSync(process.execPath, [scan], { encoding: 'utf8' })).not.toThrow()
  })
})
