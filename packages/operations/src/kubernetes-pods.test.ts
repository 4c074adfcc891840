import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { selectorsOf } from '@layover/endurance/harness/promql'
import { variables as gatewayVariables } from '@layover/gateway/config'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROOT, readCompose } from './compose-file.test-kit.ts'
import {
  containersOf,
  kustomizationOf,
  named,
  ofKind,
  podOf,
  pods,
  readManifest,
  settingsOf,
} from './kubernetes.test-kit.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const compose = readCompose().services
const deployments = ofKind('Deployment').map((each) => [each.metadata?.name ?? '', each] as const)

/** The service of docker-compose.yml that a container is. */
const services: Readonly<Record<string, string>> = {
  gateway: 'gateway',
  upstream: 'upstream',
  housekeeping: 'upstream',
  assets: 'edge',
  files: 'assets',
  'files-before': 'assets',
  backup: 'backup',
  restore: 'restore',
  replay: 'erase',
}

describe.each(pods)('the pod %s', (_name, pod) => {
  it('runs as an unprivileged user, writes only where it must, and has no token of the cluster', () => {
    const user = pod.securityContext?.runAsUser
    expect(user).toBeGreaterThan(0)
    expect(pod.securityContext).toEqual({
      runAsNonRoot: true,
      runAsUser: user,
      runAsGroup: user,
      fsGroup: user,
      seccompProfile: { type: 'RuntimeDefault' },
    })
    expect([pod.automountServiceAccountToken, pod.enableServiceLinks]).toEqual([false, false])
    for (const { securityContext } of containersOf(pod))
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
  })

  it('has the limits, the image and the user of docker-compose.yml', () => {
    for (const { name, image, resources } of containersOf(pod)) {
      const service = compose[services[name] ?? '']
      const { cpus = '', memory = '' } = service?.deploy?.resources.limits ?? {}
      const { cpu = '', memory: bytes } = resources?.limits ?? {}
      expect(cpu.endsWith('m') ? Number.parseInt(cpu, 10) / 1000 : Number(cpu), name).toBe(Number(cpus))
      // Compose's M are what Kubernetes calls Mi.
      expect(bytes, name).toBe(`${memory}i`)
      expect(image?.replace(/-before$/, ''), name).toBe(service?.image)
      if (!name.startsWith('files'))
        expect(`${pod.securityContext?.runAsUser}`).toBe(service?.user?.split(':')[0])
    }
  })
})

describe.each(deployments)('the Deployment %s', (name, { spec }) => {
  const pod = podOf(name)

  it('is replaced pod by pod with none missing, survives a drained node, and spreads', () => {
    expect(spec?.strategy).toEqual({
      type: 'RollingUpdate',
      rollingUpdate: { maxSurge: 1, maxUnavailable: 0 },
    })
    const labels = spec?.template.metadata?.labels
    expect(spec?.selector.matchLabels).toEqual(labels)
    expect(named('PodDisruptionBudget', name).spec).toMatchObject({
      maxUnavailable: 1,
      selector: { matchLabels: labels },
    })
    const spread = pod.topologySpreadConstraints?.map(({ topologyKey, labelSelector }) => [
      topologyKey,
      labelSelector?.matchLabels,
    ])
    expect(spread).toEqual([
      ['kubernetes.io/hostname', labels],
      ['topology.kubernetes.io/zone', labels],
    ])
  })

  it('has two pods at least: by its own number, or by that of its autoscaler and then none of its own', () => {
    const scaler = ofKind('HorizontalPodAutoscaler').find(({ metadata }) => metadata?.name === name)?.spec
    if (scaler) {
      expect(spec?.replicas).toBeUndefined()
      expect(scaler.scaleTargetRef).toEqual({ apiVersion: 'apps/v1', kind: 'Deployment', name })
    }
    expect(scaler?.minReplicas ?? spec?.replicas).toBeGreaterThanOrEqual(2)
  })

  it('is asked for paths that it serves, and gets time to leave and to drain', () => {
    const [container] = pod.containers
    const server = name === 'housekeeping' ? 'upstream' : name
    const source = {
      gateway: 'gateway/src/plugins/health.ts',
      upstream: 'packages/upstream/src/health.ts',
      assets: 'packages/operations/kubernetes/base/nginx.conf',
    }[server]
    const served = [...read(source ?? '').matchAll(/(?:app\.get\('|location = )(\/health\/\w+)/g)]
    const probes = [container?.startupProbe, container?.readinessProbe, container?.livenessProbe]
    for (const probe of probes)
      if (probe) {
        expect(served.map(([, path]) => path)).toContain(probe.httpGet?.path)
        expect(probe.httpGet?.port).toBe('http')
      }
    const pause = container?.lifecycle?.preStop?.sleep?.seconds ?? 0
    const drainMs = {
      gateway: Number(gatewayVariables.DRAIN_TIMEOUT_MS.default),
      upstream: Number(
        /DRAIN_MS = ([\d_]+)/.exec(read('packages/upstream/src/server.ts'))?.[1]?.replace('_', ''),
      ),
      assets: 0,
    }[server]
    expect(pause).toBeGreaterThanOrEqual(10)
    // Workers that are stuck are killed two seconds later.
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(pause + Number(drainMs) / 1000 + 2)
  })
})

describe('the whole', () => {
  it('has housekeeping that is an upstream but for its name, its switch and the core that it asks for', () => {
    const text = JSON.stringify(podOf('upstream'))
    const [upstream] = podOf('upstream').containers
    const [housekeeping] = podOf('housekeeping').containers
    expect(upstream?.env).toContainEqual({ name: 'HOUSEKEEPING', value: 'off' })
    expect(housekeeping?.env).toContainEqual({ name: 'HOUSEKEEPING', value: 'on' })
    const alike = JSON.stringify(podOf('housekeeping'))
      .replaceAll('"housekeeping"', '"upstream"')
      .replace('"HOUSEKEEPING","value":"on"', '"HOUSEKEEPING","value":"off"')
      .replace('"cpu":"250m"', '"cpu":"1"')
    expect(JSON.parse(alike)).toEqual(JSON.parse(text))
  })

  it('takes fewer connections to PostgreSQL than CAPACITY allows, in a roll too', () => {
    const most = Number(named('HorizontalPodAutoscaler', 'upstream').spec?.maxReplicas) + 1
    const others = Number(named('Deployment', 'housekeeping').spec?.replicas) + 1
    const [, allowed] = /× upstreams stays below (\d+)/.exec(read('packages/operations/CAPACITY.md')) ?? []
    const each = Number(settingsOf('upstream').DATABASE_CONNECTIONS)
    expect((most + others) * each).toBeLessThan(Number(allowed))
    const [, told] = /take (\d+) connections/.exec(read('packages/operations/KUBERNETES.md')) ?? []
    expect(Number(told)).toBe((most + others) * each)
  })

  it('lets gateways alone call the upstream, and the namespace of monitoring alone read metrics', () => {
    const policies = Object.fromEntries(
      ofKind('NetworkPolicy').map(({ metadata, spec }) => [metadata?.name, spec]),
    )
    expect(policies['nothing-by-default']).toEqual({ podSelector: {}, policyTypes: ['Ingress'] })
    const isFor = (name: string) => ({ matchLabels: { 'app.kubernetes.io/name': name } })
    expect(policies.upstream).toEqual({
      podSelector: isFor('upstream'),
      policyTypes: ['Ingress'],
      ingress: [{ from: [{ podSelector: isFor('gateway') }], ports: [{ port: 'http' }] }],
    })
    const reading = ofKind('NetworkPolicy').filter(({ spec }) =>
      spec?.ingress?.some(({ ports }) => ports === undefined || ports.some(({ port }) => port !== 'http')),
    )
    expect(reading.map(({ metadata }) => metadata?.name)).toEqual(['metrics'])
    expect(policies.metrics?.ingress).toEqual([
      {
        from: [{ namespaceSelector: { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } } }],
        ports: [{ port: 'metrics' }],
      },
    ])
  })

  it('is scraped where each server has its metrics', () => {
    const scraped = deployments.filter(([, { spec }]) => spec?.template.metadata?.annotations !== undefined)
    expect(scraped.map(([name]) => name).sort()).toEqual(['gateway', 'housekeeping', 'upstream'])
    for (const [, { spec }] of scraped)
      expect(spec?.template.metadata?.annotations).toEqual({
        'prometheus.io/scrape': 'true',
        'prometheus.io/port': compose.gateway?.environment?.METRICS_PORT,
        'prometheus.io/path': '/metrics',
      })
  })
})

describe('the autoscalers', () => {
  const page = read('packages/operations/CAPACITY.md')

  it('hold processors at the share that CAPACITY names', () => {
    const [, share] = /a gateway above (\d+) % of a core/.exec(page) ?? []
    for (const { spec } of ofKind('HorizontalPodAutoscaler'))
      expect(spec?.metrics?.[0]?.resource).toEqual({
        name: 'cpu',
        target: { type: 'Utilization', averageUtilization: Number(share) },
      })
    expect(podOf('gateway').containers[0]?.resources?.requests?.cpu).toBe('1')
  })

  it('by load read what the alerts read that CAPACITY answers with a server at once', () => {
    const { rules } = parse(readManifest('autoscale-by-load/adapter-rules.yaml')) as {
      rules: { custom: { name: { as: string }; seriesQuery: string; metricsQuery: string }[] }
    }
    const alerts = [...page.matchAll(/^\| (Layover[\w, ]+?) +\|.*at once/gm)].flatMap(([, names = '']) =>
      names.split(', '),
    )
    const groups = ['gateway', 'packages/upstream'].flatMap(
      (member): { rules: { alert: string; expr: string }[] }[] =>
        parse(read(`${member}/observe/alerts.yml`)).groups,
    )
    const expressions = groups
      .flatMap((group) => group.rules)
      .filter(({ alert }) => alerts.includes(alert))
      .map(({ expr }) => expr)
    expect(expressions).toHaveLength(3)
    const known = expressions.flatMap(selectorsOf)
    for (const { metricsQuery } of rules.custom)
      for (const selector of selectorsOf(
        metricsQuery.replace(/,?<<.LabelMatchers>>/, '').replace('<<.GroupBy>>', 'pod'),
      ))
        expect(known).toContainEqual(selector)
    const names = known.map(({ name }) => name)
    for (const { seriesQuery } of rules.custom) expect(names).toContain(/^\w+/.exec(seriesQuery)?.[0])
    const patched = (kustomizationOf('autoscale-by-load').patches ?? []).flatMap(({ patch }) =>
      [...patch.matchAll(/metric: \{ name: (\w+) \}/g)].map(([, name]) => name),
    )
    expect(rules.custom.map(({ name }) => name.as)).toEqual(patched)
  })
})
