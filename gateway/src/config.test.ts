import { writeFileSync } from 'node:fs'
import { mkdtemp, readFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { withTables } from '../generate/readme-tables.ts'
import { environment } from '../test/gateway.ts'
import { ConfigError, loadConfig } from './config.ts'

function faultsOf(changes: Record<string, string | undefined>): readonly string[] {
  try {
    loadConfig({ ...environment(), ...changes })
    return []
  } catch (error) {
    if (error instanceof ConfigError) return error.faults
    throw error
  }
}

describe('the configuration', () => {
  it('starts with the required variables alone', () => {
    expect(loadConfig(environment())).toMatchObject({ port: 3000, host: '127.0.0.1', validation: 'enforce' })
  })

  it('names every fault at once, and repeats no secret', () => {
    const faults = faultsOf({
      PORT: 'eighty',
      PUBLIC_ORIGIN: 'http://shop.example',
      UPSTREAM_URL: undefined,
      CARD_PROVIDER_PUBLIC_URL: 'ftp://cards.example',
      SESSION_KEYS: 'c2VjcmV0',
      VALIDATION: 'maybe',
      UPSTREAM_ADDITIONS: 'order.get,order.cancel',
    })
    expect(faults.map((fault) => fault.split(':')[0]).sort()).toEqual([
      'CARD_PROVIDER_PUBLIC_URL',
      'PORT',
      'PUBLIC_ORIGIN',
      'SESSION_KEYS',
      'UPSTREAM_ADDITIONS',
      'UPSTREAM_URL',
      'VALIDATION',
    ])
    expect(faults.join('\n')).not.toContain('c2VjcmV0')
  })

  it('says what an address must not have, and repeats none of it', () => {
    const expected = 'UPSTREAM_URL: expected an address without a user, a query or a fragment, got'
    expect(faultsOf({ UPSTREAM_URL: 'https://me:s3cret@api.example' })).toEqual([
      `${expected} "https://hidden@api.example"`,
    ])
    expect(faultsOf({ UPSTREAM_URL: 'https://api.example/v1?token=s3cret' })).toEqual([
      `${expected} "https://api.example/v1?hidden"`,
    ])
  })

  it.each([
    ['too short', Buffer.alloc(16, 1).toString('base64')],
    ['repeating', Buffer.alloc(32, 1).toString('base64')],
    ['typed', Buffer.from('aaaabbbbaaaabbbbaaaabbbbaaaabbbb').toString('base64')],
    ['empty', ' , '],
  ])('refuses session keys that are %s', (_name, keys) => {
    expect(faultsOf({ SESSION_KEYS: keys })).toHaveLength(1)
  })

  it('reads session keys from a file, newest first', async () => {
    const path = join(await mkdtemp(join(tmpdir(), 'layover-')), 'keys')
    const [one, two] = [environment().SESSION_KEYS ?? '', environment().SESSION_KEYS ?? '']
    writeFileSync(path, `${one}\n${two}\n`)
    const { sessionKeys } = loadConfig({ ...environment(), SESSION_KEYS: '', SESSION_KEYS_FILE: path })
    expect(sessionKeys.map((key) => key.toString('base64'))).toEqual([one, two])
  })

  it('names a file of secrets that cannot be used once, among all other faults', () => {
    const faults = faultsOf({
      PORT: 'x',
      SESSION_KEYS: undefined,
      SESSION_KEYS_FILE: '/nowhere/keys',
      REDIS_URL: 'redis://127.0.0.1',
      REDIS_URL_FILE: '/nowhere/redis',
    })
    expect(faults).toHaveLength(3)
    expect(faults).toEqual(
      expect.arrayContaining([
        'SESSION_KEYS_FILE: cannot read /nowhere/keys (ENOENT)',
        'REDIS_URL: given twice, here and in REDIS_URL_FILE',
      ]),
    )
  })

  it.each([
    ['http://shop.example', 1],
    ['https://shop.example/path', 1],
    ['https://user@shop.example', 1],
    ['https://shop.example,http://127.0.0.1:3000', 1],
    ['not an address', 1],
    ['https://shop.example,https://www.shop.example', 0],
    ['http://127.0.0.1:3000, http://localhost:5173, http://[::1]:3000', 0],
  ])('of origins %s has %i faults', (origins, count) => {
    expect(faultsOf({ PUBLIC_ORIGIN: origins })).toHaveLength(count)
  })

  it.each([
    ['PORT', '65536'],
    ['ANSWER_LIMIT_BYTES', '0'],
    ['UPSTREAM_CONNECTIONS', '0'],
    ['UPSTREAM_KEEP_ALIVE_MS', '0'],
    ['REQUEST_TIMEOUT_MS', '0'],
    ['HEADERS_TIMEOUT_MS', '0'],
    ['HEADERS_TIMEOUT_MS', '15001'],
    ['REDIS_URL', 'redis://127.0.0.1/shop'],
    ['REDIS_URL', 'redis://:hun\nter2@127.0.0.1'],
    ['IMAGE_ORIGINS', 'https://*'],
    ['IDEMPOTENCY_TTL_S', '0'],
    ['IDEMPOTENCY_MAX_BYTES', '0'],
    ['TRUST_PROXY', 'rubbish'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '::/0'],
    ['TRUST_PROXY', '64.0.0.0/7'],
  ])('does not start with %s=%s, which would stop or starve it', (name, value) => {
    expect(faultsOf({ [name]: value }).map((fault) => fault.split(':')[0])).toEqual([name])
  })

  it('starts several workers beside a Redis alone, and says so among all other faults', () => {
    const two = { GATEWAY_WORKERS: '2' }
    const expected = /^GATEWAY_WORKERS: 2 workers need REDIS_URL/
    expect(faultsOf(two)).toEqual([expect.stringMatching(expected)])
    expect(faultsOf({ ...two, PORT: 'x' })).toEqual([
      expect.stringMatching(/^PORT/),
      expect.stringMatching(expected),
    ])
    expect(faultsOf({ ...two, REDIS_URL: 'rubbish' })).toEqual([expect.stringMatching(/^REDIS_URL/)])
    expect(loadConfig(environment({ ...two, REDIS_URL: 'redis://127.0.0.1:1' })).workers).toBe(2)
    expect(faultsOf({ GATEWAY_WORKERS: '1' })).toEqual([])
  })

  it('counts the cores for as many workers', () => {
    const automatic = { GATEWAY_WORKERS: 'auto', REDIS_URL: 'redis://127.0.0.1:1' }
    expect(loadConfig(environment(automatic)).workers).toBe(availableParallelism())
    for (const wrong of ['0', '65', '1.5', 'all'])
      expect(faultsOf({ ...automatic, GATEWAY_WORKERS: wrong })).toEqual([
        expect.stringMatching(/^GATEWAY_WORKERS: expected a whole number from 1 to 64, or auto/),
      ])
  })

  it('takes addresses, networks and named networks as proxies', () => {
    const proxies = ['loopback', '10.0.0.0/8', '::1', '192.0.2.7']
    expect(loadConfig({ ...environment(), TRUST_PROXY: proxies.join(', ') }).trustProxy).toEqual(proxies)
  })

  it('does not start on https beside a card provider on plain http', () => {
    const shop = { PUBLIC_ORIGIN: 'https://shop.example' }
    const [fault] = faultsOf({ ...shop, CARD_PROVIDER_PUBLIC_URL: 'http://cards.example' })
    expect(fault).toMatch(/^CARD_PROVIDER_PUBLIC_URL: expected https/)
    expect(faultsOf({ ...shop, CARD_PROVIDER_PUBLIC_URL: 'https://cards.example' })).toEqual([])
  })

  it('has a table in the README with each variable, its default and description', async () => {
    const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8')
    expect(readme, 'run `pnpm generate`').toBe(withTables(readme))
  })
})
