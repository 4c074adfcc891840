import { readdirSync, readFileSync } from 'node:fs'
import type { Deployment } from 'kubernetes-types/apps/v1.d.ts'
import type { HorizontalPodAutoscaler } from 'kubernetes-types/autoscaling/v2.d.ts'
import type { CronJob } from 'kubernetes-types/batch/v1.d.ts'
import type { Container, PodSpec } from 'kubernetes-types/core/v1.d.ts'
import type { Ingress, NetworkPolicy } from 'kubernetes-types/networking/v1.d.ts'
import type { PodDisruptionBudget } from 'kubernetes-types/policy/v1.d.ts'
import { parse, parseAllDocuments } from 'yaml'

/** Any object of a manifest. */
export interface Manifest {
  readonly apiVersion: string
  readonly kind: string
  readonly metadata: { readonly name: string }
}

interface Kinds {
  readonly Deployment: Deployment
  readonly HorizontalPodAutoscaler: HorizontalPodAutoscaler
  readonly CronJob: CronJob
  readonly NetworkPolicy: NetworkPolicy
  readonly PodDisruptionBudget: PodDisruptionBudget
  readonly Ingress: Ingress
}

/** What a kustomization of ours has. */
export interface Kustomization {
  readonly resources?: readonly string[]
  readonly components?: readonly string[]
  readonly images?: readonly { readonly name: string }[]
  readonly patches?: readonly { readonly patch: string }[]
  readonly configMapGenerator?: readonly {
    readonly name: string
    readonly files?: readonly string[]
    readonly envs?: readonly string[]
    readonly literals?: readonly string[]
  }[]
}

const FOLDER = new URL('../kubernetes/', import.meta.url)

/** A file below `kubernetes`. */
export const readManifest = (path: string) => readFileSync(new URL(path, FOLDER), 'utf8')

/** The kustomization of a folder. */
export const kustomizationOf = (folder: string): Kustomization =>
  parse(readManifest(`${folder}/kustomization.yaml`))

/** The objects of a file as kubectl reads it: by YAML 1.1, where 0440 is octal and an unquoted `on` is no text. */
export const objectsOf = (path: string): Manifest[] =>
  parseAllDocuments(readManifest(path), { version: '1.1' }).map((document) => document.toJS())

/** The files with objects in them. */
export const objectFiles = ['base', 'example'].flatMap((folder) =>
  readdirSync(new URL(folder, FOLDER))
    .filter((name) => name.endsWith('.yaml') && name !== 'kustomization.yaml')
    .map((name) => `${folder}/${name}`),
)

const all = objectFiles.flatMap(objectsOf)

/** Every object of a kind. */
export const ofKind = <Kind extends keyof Kinds>(kind: Kind): Kinds[Kind][] =>
  all.filter((object) => object.kind === kind) as Kinds[Kind][]

/** The object of a kind with a name. */
export function named<Kind extends keyof Kinds>(kind: Kind, name: string): Kinds[Kind] {
  const found = ofKind(kind).find(({ metadata }) => metadata?.name === name)
  if (!found) throw new Error(`no ${kind} is called ${name}`)
  return found
}

/** The pods of all Deployments and CronJobs, by the name of these. */
export const pods: [string, PodSpec][] = [
  ...ofKind('Deployment').map(({ metadata, spec }) => [metadata?.name, spec?.template.spec] as const),
  ...ofKind('CronJob').map(
    ({ metadata, spec }) => [metadata?.name, spec?.jobTemplate.spec?.template.spec] as const,
  ),
].map(([name = '', pod = { containers: [] }]) => [name, pod])

/** A pod by the name of its Deployment or CronJob. */
export function podOf(name: string): PodSpec {
  const pod = pods.find(([each]) => each === name)?.[1]
  if (!pod) throw new Error(`no pod is called ${name}`)
  return pod
}

/** The containers of a pod, those of its start among them. */
export const containersOf = (pod: PodSpec): Container[] => [...(pod.initContainers ?? []), ...pod.containers]

/** Variables that a container is given by value. */
export const valuesOf = ({ env = [] }: Container): Record<string, string> =>
  Object.fromEntries(env.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value]])))

/** Settings as lines of `NAME=value`. */
const readSettings = (lines: readonly string[]) =>
  Object.fromEntries(lines.filter((line) => line !== '').map((line) => line.split(/=(.*)/s, 2)))

/** The settings of a server: those of base, and with `folder` those that an overlay puts over them. */
export function settingsOf(name: string, folder?: string): Record<string, string> {
  const overlay = folder === undefined ? [] : (kustomizationOf(folder).configMapGenerator ?? [])
  const over = overlay.find((each) => each.name === `${name}-settings`)?.literals ?? []
  return { ...readSettings(readManifest(`base/${name}.env`).split('\n')), ...readSettings(over) }
}
