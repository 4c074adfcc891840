import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { allCalls } from '@layover/contracts'
import { variables as gatewayVariables, loadConfig } from '@layover/gateway/config'
import { secretNames } from '@layover/server-kit/environment/secret-files'
import type { Variables } from '@layover/server-kit/environment/variable'
import { readConfig as readUpstream, variables as upstreamVariables } from '@layover/upstream/config'
import { afterAll, describe, expect, it } from 'vitest'
import { makeSecrets, ROOT, readCompose } from './compose-file.test-kit.ts'
import {
  kustomizationOf,
  named,
  podOf,
  pods,
  readManifest,
  settingsOf,
  valuesOf,
} from './kubernetes.test-kit.ts'

const SECRETS = '/etc/layover'

const secretsDir = makeSecrets()
afterAll(() => rmSync(secretsDir, { recursive: true, force: true }))

/** Each Deployment of a server: its variables, its settings, and the service of Compose that it is. */
const servers: [string, { variables: Variables; settings: string }][] = [
  ['gateway', { variables: gatewayVariables, settings: 'gateway' }],
  ['upstream', { variables: upstreamVariables, settings: 'upstream' }],
  ['housekeeping', { variables: upstreamVariables, settings: 'upstream' }],
]

/** What the container sees under the example's settings, with its secrets in the files of `pnpm secrets`. */
function environmentOf(name: string, settings: string): Record<string, string> {
  const [container] = podOf(name).containers
  const given = container ? valuesOf(container) : {}
  const files = Object.entries(given).map(([key, value]) => [key, value.replace(SECRETS, secretsDir)])
  return { ...settingsOf(settings, 'example'), ...Object.fromEntries(files) }
}

describe.each(servers)('the settings of %s', (name, { variables, settings }) => {
  const [container] = podOf(name).containers
  const given = { ...settingsOf(settings, 'example'), ...(container && valuesOf(container)) }
  const secrets = secretNames(variables)

  it('are variables that the server knows, its secrets by file alone', () => {
    const plain = Object.keys(variables).filter((variable) => !secrets.includes(variable))
    const known = [...plain, ...secrets.map((secret) => `${secret}_FILE`)]
    expect(known).toEqual(expect.arrayContaining(Object.keys(given)))
  })

  it('hold each one that the server cannot start without', () => {
    const needed = Object.entries(variables).flatMap(([variable, { isOptional, default: fallback }]) =>
      isOptional || fallback !== undefined ? [] : [variable],
    )
    const isSet = (variable: string) => variable in given || `${variable}_FILE` in given
    expect(needed.filter((variable) => !isSet(variable))).toEqual([])
  })

  it('come from the ConfigMap that base makes of them', () => {
    expect(container?.envFrom).toEqual([{ configMapRef: { name: `${settings}-settings` } }])
    const made = kustomizationOf('base').configMapGenerator?.find(
      ({ name: each }) => each === `${settings}-settings`,
    )
    expect(made?.envs).toEqual([`${settings}.env`])
  })

  it('name the port, the port of metrics and the secrets of docker-compose.yml', () => {
    const compose = readCompose().services[settings]
    for (const key of ['PORT', 'METRICS_PORT', 'HOST', 'METRICS_HOST'])
      expect(given[key]).toBe(compose?.environment?.[key])
    const ports = Object.fromEntries((container?.ports ?? []).map((port) => [port.name, port.containerPort]))
    expect(ports).toEqual({ http: Number(given.PORT), metrics: Number(given.METRICS_PORT) })
    const files = Object.values(given).flatMap((value) => value.split(`${SECRETS}/`)[1] ?? [])
    expect(files.sort()).toEqual([...(compose?.secrets ?? [])].sort())
  })
})

describe('the example', () => {
  it('has settings with which both servers start', () => {
    expect(readUpstream(environmentOf('upstream', 'upstream'))).toHaveProperty(
      'config.hasHousekeeping',
      false,
    )
    expect(readUpstream(environmentOf('housekeeping', 'upstream'))).toHaveProperty(
      'config.hasHousekeeping',
      true,
    )
    expect(loadConfig(environmentOf('gateway', 'gateway')).redisUrl).toBeDefined()
  })

  it('has one host for visitors, certificate and origin, and one agent on both sides', () => {
    const { tls, rules } = named('Ingress', 'shop').spec ?? {}
    const gateway = settingsOf('gateway', 'example')
    expect([tls?.[0]?.hosts, rules?.map(({ host }) => host)]).toEqual([['shop.example'], ['shop.example']])
    expect(gateway.PUBLIC_ORIGIN).toBe('https://shop.example')
    expect(gateway.AGENT_ID_GENERAL).toBe(upstreamVariables.AGENT_ID_GENERAL.default)
    expect(gateway.CARD_PROVIDER_PUBLIC_URL).toBe(settingsOf('upstream', 'example').CARD_PROVIDER_PUBLIC_URL)
  })

  it('gives the Ingress the limits of the edge, above the longest call', () => {
    const { annotations = {} } = named('Ingress', 'shop').metadata ?? {}
    const edge = ['nginx.conf', 'proxy.conf'].map((file) =>
      readFileSync(join(ROOT, 'packages/operations/edge', file), 'utf8'),
    )
    const limits = Object.entries(annotations).map(([key, value]) => [key.split('/')[1], value] as const)
    expect(limits).toHaveLength(4)
    for (const [key = '', value] of limits)
      expect(edge.join('')).toContain(`${key.replaceAll('-', '_')} ${value};`)
    const seconds = Number.parseInt(annotations['nginx.org/proxy-read-timeout'] ?? '', 10)
    expect(seconds * 1000).toBeGreaterThan(Math.max(...allCalls.map(({ timeoutMs }) => timeoutMs)))
  })
})

describe.each(pods)('the secrets of %s', (_name, pod) => {
  it('are those that it reads and no others, and `pnpm secrets` makes each', () => {
    const items = (pod.volumes ?? []).flatMap(({ secret }) => secret?.items ?? [])
    const containers = [...(pod.initContainers ?? []), ...pod.containers]
    const read = containers.flatMap((container) =>
      Object.values(valuesOf(container)).flatMap((value) => value.split(`${SECRETS}/`)[1] ?? []),
    )
    expect(items.map(({ path }) => path).sort()).toEqual([...new Set(read)].sort())
    for (const { key, path } of items) {
      expect(key).toBe(path)
      expect(existsSync(join(secretsDir, key)), key).toBe(true)
    }
  })
})

describe('the page for operators of a cluster', () => {
  const page = readFileSync(new URL('../KUBERNETES.md', import.meta.url), 'utf8')

  it('makes the secret with the files that pods mount, and no other', () => {
    const [, files = ''] = /--from-file=%s ' ([\w\s\\]+)\)\)/.exec(page) ?? []
    const mounted = pods.flatMap(([, pod]) =>
      (pod.volumes ?? []).flatMap(({ secret }) => secret?.items?.map(({ key }) => key) ?? []),
    )
    expect(files.split(/[\s\\]+/).sort()).toEqual([...new Set(mounted)].sort())
  })

  it('names existing folders, Deployments and CronJobs', () => {
    const folders = [...page.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name]) => name)
    expect(folders).toEqual(['base', 'example', 'observe', 'autoscale-by-load'])
    const names = pods.map(([name]) => name)
    const used = [...page.matchAll(/(?:deployment|cronjob)[ /](\w+)/g)]
    expect(used.length).toBeGreaterThan(5)
    for (const [, name] of used) expect(names).toContain(name)
  })
})

describe('the kustomizations', () => {
  const folders = ['base', 'example', 'observe', '../edge', '../database'] as const
  const others = ['../../../gateway/observe', '../../upstream/observe'] as const

  it.each([...folders, ...others])('of %s name files and folders that exist', (folder) => {
    const { resources = [], components = [], configMapGenerator = [] } = kustomizationOf(folder)
    const files = configMapGenerator.flatMap(({ files: each = [], envs = [] }) => [...each, ...envs])
    for (const path of [...resources, ...components, ...files.map((file) => file.replace(/^.*=/, ''))])
      expect(existsSync(new URL(`../kubernetes/${folder}/${path}`, import.meta.url)), path).toBe(true)
  })

  it('make each ConfigMap that a pod names, but the one that names a backup to restore', () => {
    const made = folders.flatMap((folder) => kustomizationOf(folder).configMapGenerator ?? [])
    const names = new Set(made.map(({ name }) => name))
    const volumes = pods.flatMap(([, pod]) => pod.volumes ?? [])
    for (const { configMap } of volumes) if (configMap) expect(names).toContain(configMap.name)
    expect(readManifest('base/backup.yaml')).toContain('configMapKeyRef: { name: restore, key: BACKUP }')
  })

  it('give an image to each that is built here', () => {
    const built = pods
      .flatMap(([, pod]) => [...(pod.initContainers ?? []), ...pod.containers])
      .flatMap(({ image }) => (image?.startsWith('layover/') ? [image] : []))
    const given = kustomizationOf('example').images?.map(({ name }) => name)
    expect([...new Set(built)].sort()).toEqual([...(given ?? [])].sort())
  })
})
