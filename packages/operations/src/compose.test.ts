import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { readConfig as readSandbox, variables as sandboxVariables } from '@layover/card-sandbox/config'
import { variables as gatewayVariables, loadConfig } from '@layover/gateway/config'
import { secretNames } from '@layover/server-kit/environment/secret-files'
import type { Variables } from '@layover/server-kit/environment/variable'
import {
  providerVariables,
  readConfig as readUpstream,
  variables as upstreamVariables,
} from '@layover/upstream/config'
import { afterAll, describe, expect, it, onTestFinished } from 'vitest'
import {
  composeText,
  exampleSettings,
  interpolate,
  makeSecrets,
  ROOT,
  readCompose,
} from './compose-file.test-kit.ts'

const secretsDir = makeSecrets()
afterAll(() => rmSync(secretsDir, { recursive: true, force: true }))

const compose = readCompose()
const services = Object.entries(compose.services)
const servers = {
  gateway: gatewayVariables,
  upstream: upstreamVariables,
  'card-sandbox': sandboxVariables,
} as const
type ServerName = keyof typeof servers

/** The environment of a server under these settings, with its secrets in the files of `pnpm secrets`. */
function environmentOf(name: ServerName, settings: Record<string, string> = {}) {
  const environment = readCompose(settings).services[name]?.environment ?? {}
  return Object.fromEntries(
    Object.entries(environment).map(([key, value]) => [key, value.replace('/run/secrets', secretsDir)]),
  )
}

describe('docker-compose.yml as Compose reads it', () => {
  it('fills in settings and their defaults', () => {
    const named = (...texts: string[]) => texts.map((text) => `\${${text}}`).join(' ')
    const text = interpolate(`${named('A:-1', 'B:-2', 'B-3', 'C-4', 'C')} $$A`, { A: 'a', B: '' })
    expect(text).toBe('a 2  4  $A')
  })
})

describe.each(Object.keys(servers) as ServerName[])('the settings of %s', (name) => {
  const variables: Variables = servers[name]
  const environment = compose.services[name]?.environment ?? {}
  const files = secretNames(variables).map((secret) => `${secret}_FILE`)

  it('are variables that the server knows, its secrets by file alone', () => {
    const secrets = new Set(secretNames(variables))
    const plain = Object.keys(variables).filter((variable) => !secrets.has(variable))
    expect([...plain, ...files]).toEqual(expect.arrayContaining(Object.keys(environment)))
  })

  it('hold each one that the server cannot start without', () => {
    const isSet = (variable: string) => variable in environment || `${variable}_FILE` in environment
    const needed = Object.entries(variables).flatMap(([variable, { isOptional, default: fallback }]) =>
      isOptional || fallback !== undefined ? [] : [variable],
    )
    expect(needed.filter((variable) => !isSet(variable))).toEqual([])
  })

  it('come with the secrets that they name', () => {
    const named = Object.values(environment).flatMap(
      (value) => /^\/run\/secrets\/(\w+)$/.exec(value)?.[1] ?? [],
    )
    expect([...named].sort()).toEqual([...(compose.services[name]?.secrets ?? [])].sort())
  })
})

describe('the servers start with .env.example and the made secrets', () => {
  it.each([
    ['as they stand', {}],
    ['behind the edge', { PUBLIC_ORIGIN: 'https://localhost', TRUST_PROXY: 'uniquelocal', SHOP_PORT: '' }],
    [
      'before a backend of your own',
      {
        UPSTREAM_URL: 'https://api.provider.example',
        UPSTREAM_ADDITIONS: '',
        UPSTREAM_HEALTH_PATH: '/health',
      },
    ],
    ['with cards in the vault', { PAYMENT_PATH: 'vault' }],
    ['with every setting that is suggested', exampleSettings(true)],
    ['with signed requests', { MERCHANT_AUTH: 'v1hmac' }],
  ])('%s', (_name, changes) => {
    const settings = { ...exampleSettings(), ...changes }
    expect(readUpstream(environmentOf('upstream', settings))).toHaveProperty('config')
    expect(readSandbox(environmentOf('card-sandbox', settings))).toHaveProperty('config')
    expect(loadConfig(environmentOf('gateway', settings)).redisUrl?.hostname).toBe('redis')
  })

  it('and agree on shared settings', () => {
    const settings = { ...exampleSettings(), AGENT_ID_GENERAL: 'reseller' }
    const [gateway, upstream, sandbox] = (['gateway', 'upstream', 'card-sandbox'] as const).map((name) =>
      environmentOf(name, settings),
    )
    for (const key of ['MERCHANT_ID', 'MERCHANT_KEY_ID', 'MERCHANT_AUTH', 'MERCHANT_SECRET_FILE'])
      expect(upstream?.[key]).toBe(sandbox?.[key])
    expect([gateway?.AGENT_ID_GENERAL, upstream?.AGENT_ID_GENERAL]).toEqual(['reseller', 'reseller'])
    expect(gateway?.CARD_PROVIDER_PUBLIC_URL).toBe(sandbox?.PUBLIC_URL)
    expect(gateway?.UPSTREAM_URL).toBe(`http://upstream:${upstream?.PORT}`)
    expect(upstream?.CARD_PROVIDER_URL).toBe(`http://card-sandbox:${sandbox?.PORT}`)
  })
})

describe('the settings of gateway', () => {
  it('have the additions that the gateway has without a setting', () => {
    const { UPSTREAM_ADDITIONS } = compose.services.gateway?.environment ?? {}
    expect(UPSTREAM_ADDITIONS).toBe(gatewayVariables.UPSTREAM_ADDITIONS.default)
  })
})

describe('the settings of erase', () => {
  it('are those of the upstream for its database and its signing key, and no other', () => {
    const { environment, secrets, entrypoint } = compose.services.erase ?? {}
    const upstream = compose.services.upstream?.environment
    expect(environment).toEqual({
      DATABASE_URL_FILE: upstream?.DATABASE_URL_FILE,
      SIGNING_KEY_FILE: upstream?.SIGNING_KEY_FILE,
    })
    expect(secrets).toEqual(['database_url', 'signing_key'])
    expect(entrypoint).toEqual(['node', 'dist/erase/main.js'])
    expect(existsSync(join(ROOT, 'packages/upstream/src/erase/main.ts'))).toBe(true)
  })

  it('have the backups where a restore says that their journal is', () => {
    const { erase, restore } = compose.services
    const mounted = restore?.volumes?.find((volume) => volume.startsWith('backups:'))
    expect(erase?.volumes).toEqual([`${mounted}:ro`])
  })
})

describe('the settings of catalogue', () => {
  it('are those of the upstream for its database, and no other', () => {
    const { environment, secrets, entrypoint } = compose.services.catalogue ?? {}
    expect(environment).toEqual({
      DATABASE_URL_FILE: compose.services.upstream?.environment?.DATABASE_URL_FILE,
    })
    expect(secrets).toEqual(['database_url'])
    expect(entrypoint).toEqual(['node', 'dist/catalogue-command/main.js'])
    expect(existsSync(join(ROOT, 'packages/upstream/src/catalogue-command/main.ts'))).toBe(true)
  })
})

describe('the settings of orders', () => {
  it('are those of the upstream for its database, its links and the card provider, and no other', () => {
    const { environment, secrets, entrypoint } = compose.services.orders ?? {}
    // The desk opens no sessions of browsers.
    const { CARD_SESSION_PATH, ...ofProvider } = providerVariables
    const read = ['DATABASE_URL', 'SIGNING_KEY', 'BOOKING_LINK', ...Object.keys(ofProvider)]
    const ofUpstream = Object.entries(compose.services.upstream?.environment ?? {})
    const needed = ofUpstream.filter(([name]) => read.includes(name.replace(/_FILE$/, '')))
    expect(environment).toEqual(Object.fromEntries(needed))
    expect([...(secrets ?? [])].sort()).toEqual(['database_url', 'merchant_secret', 'signing_key'])
    expect(entrypoint).toEqual(['node', 'dist/desk-command/main.js'])
    expect(existsSync(join(ROOT, 'packages/upstream/src/desk-command/main.ts'))).toBe(true)
  })
})

describe.each(services)('the container %s', (_name, service) => {
  it('runs as an unprivileged user, may write only where it must, and has limits', () => {
    expect(service.user).toMatch(/^[1-9]\d*:\d+$/)
    expect(service.read_only).toBe(true)
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.security_opt).toContain('no-new-privileges:true')
    expect(Number(service.deploy?.resources.limits.cpus)).toBeGreaterThan(0)
    expect(service.deploy?.resources.limits.memory).toMatch(/^\d+[MG]$/)
    expect(service.restart).toMatch(/^(unless-stopped|no)$/)
  })

  it('is of a named version, and has the files, volumes and secrets that it names', () => {
    if (!service.image.startsWith('layover/')) expect(service.image).toMatch(/:v?\d+(\.\d+)*(-\w+)?$/)
    for (const secret of service.secrets ?? []) expect(compose.secrets).toHaveProperty(secret)
    for (const volume of service.volumes ?? []) {
      const [source = ''] = volume.split(':')
      if (source.startsWith('./')) expect(existsSync(join(ROOT, source)), source).toBe(true)
      else expect(compose.volumes).toHaveProperty(source)
    }
  })

  it('waits for others until they are healthy, or done', () => {
    for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
      if (condition === 'service_healthy') expect(compose.services[other]?.healthcheck).toBeDefined()
      else
        expect([condition, compose.services[other]?.restart]).toEqual([
          'service_completed_successfully',
          'no',
        ])
    }
  })
})

describe('the command of redis', () => {
  it('gives it a password of your own, whatever signs that has', () => {
    const password = String.raw`* a "b" 'c' $(d) \n\\e\ `
    const folder = mkdtempSync(join(tmpdir(), 'layover-redis-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'redis_password'), `${password}\n`)
    writeFileSync(join(folder, 'redis-server'), '#!/bin/sh\ncat\n', { mode: 0o700 })
    const [shell = '', ...words] = compose.services.redis?.command ?? []
    const settings = execFileSync(
      shell,
      words.map((word) => word.replaceAll('/run/secrets', folder)),
      { env: { PATH: [folder, process.env.PATH].join(delimiter) }, encoding: 'utf8' },
    )
    // Redis reads a text between quotation marks as JSON does, as far as it has none but \" and \\.
    const [, given = ''] = /^requirepass (.*)$/m.exec(settings) ?? []
    expect(JSON.parse(given)).toBe(password)
  })
})

describe('the whole', () => {
  it('leaves the reference backend out with its profile, and no other service waits for it', () => {
    const reference = services
      .filter(([, { profiles }]) => profiles?.includes('reference'))
      .map(([name]) => name)
    expect(reference.sort()).toEqual(['card-sandbox', 'postgres', 'upstream'])
    const others = services.filter(([name]) => !reference.includes(name))
    for (const [, { depends_on }] of others)
      for (const other of Object.keys(depends_on ?? {})) expect(reference).not.toContain(other)
  })

  it('leaves the card sandbox alone out with the profile of a provider of your own', () => {
    const backend = services.filter(([, { profiles }]) => profiles?.includes('backend'))
    expect(backend.map(([name]) => name).sort()).toEqual(['postgres', 'upstream'])
    for (const [, { depends_on }] of backend) expect(depends_on ?? {}).not.toHaveProperty('card-sandbox')
  })

  it('allows many gateways and upstreams: none has a fixed port', () => {
    expect(compose.services.upstream?.ports).toBeUndefined()
    expect(readCompose({ SHOP_PORT: '' }).services.gateway?.ports).toEqual(['127.0.0.1::3000'])
    for (const name of ['gateway', 'upstream'])
      expect(compose.services[name]).not.toHaveProperty('container_name')
  })

  it('keeps PostgreSQL where upstreams alone reach it, and publishes nothing but the edge beyond this machine', () => {
    expect(compose.services.postgres?.networks).toEqual(['data'])
    const open = services.flatMap(([name, { ports = [] }]) =>
      ports.some((port) => !port.startsWith('127.0.0.1:')) ? [name] : [],
    )
    expect(open).toEqual(['edge'])
  })

  it('finds each secret among those that are made', () => {
    const made = {
      ...Object.fromEntries(Object.keys(compose.secrets).map((name) => [name, join(secretsDir, name)])),
    }
    const missing = Object.entries(made).flatMap(([name, file]) => (existsSync(file) ? [] : [name]))
    expect(missing.filter((name) => !name.startsWith('tls_'))).toEqual([])
  })

  it('takes only names of .env.example from .env, and every one of them', () => {
    const taken = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name]) => name))
    const suggested = Object.keys(exampleSettings(true)).filter((name) => name !== 'COMPOSE_PROFILES')
    expect([...taken].sort()).toEqual(suggested.sort())
    expect(readFileSync(join(ROOT, '.gitignore'), 'utf8')).toMatch(/^\.secrets\/$/m)
  })
})

describe('making secrets', () => {
  it('leaves existing files as they are, and makes each once', () => {
    const before = readFileSync(join(secretsDir, 'database_url'), 'utf8')
    writeFileSync(join(secretsDir, 'smtp_url'), 'smtps://mail.test\n')
    rmSync(join(secretsDir, 'session_keys'))
    makeSecrets(secretsDir)
    expect(readFileSync(join(secretsDir, 'database_url'), 'utf8')).toBe(before)
    expect(readFileSync(join(secretsDir, 'smtp_url'), 'utf8')).toBe('smtps://mail.test\n')
    expect(readFileSync(join(secretsDir, 'session_keys'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  })
})
