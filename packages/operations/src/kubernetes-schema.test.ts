import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ROOT } from './compose-file.test-kit.ts'
import { type Manifest, objectFiles, objectsOf } from './kubernetes.test-kit.ts'

const TYPES = dirname(fileURLToPath(import.meta.resolve('kubernetes-types/package.json')))
const TSC = join(ROOT, 'node_modules/typescript/bin/tsc')

/** `apps/v1`, `networking.k8s.io/v1` or `v1` in the folders of the types. */
function moduleOf({ apiVersion }: Manifest): string {
  const [version = '', group = 'core'] = apiVersion.split('/').reverse()
  return `kubernetes-types/${group.split('.')[0]}/${version}`
}

/**
 * Holds objects to the types of Kubernetes, written as literals, so that a field that a type does not know is a fault too.
 *
 * @returns a line for each fault
 */
function faultsOf(objects: readonly Manifest[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'layover-manifests-'))
  try {
    const text = objects.map(
      (object, index) =>
        `import type { ${object.kind} as Type${index} } from '${moduleOf(object)}'\n` +
        `export const object${index}: Type${index} = ${JSON.stringify(object, null, 1)}\n`,
    )
    writeFileSync(join(folder, 'manifests.ts'), text.join(''))
    const compilerOptions = {
      strict: true,
      noEmit: true,
      module: 'preserve',
      target: 'esnext',
      types: [],
      paths: { 'kubernetes-types/*': [`${TYPES}/*`] },
    }
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['manifests.ts'] }))
    execFileSync(process.execPath, [TSC, '--project', folder, '--pretty', 'false'], { encoding: 'utf8' })
    return []
  } catch (error) {
    return String((error as { stdout?: string }).stdout ?? error)
      .split('\n')
      .filter((line) => line !== '')
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

describe('the manifests', () => {
  it('keep the types of Kubernetes, with no field that these do not know', () => {
    expect(faultsOf(objectFiles.flatMap(objectsOf))).toEqual([])
  })

  it.each([
    ['a field of another name', { metadata: {}, spec: { podSelector: {}, policyType: ['Ingress'] } }],
    ['a missing field', { metadata: {}, spec: { policyTypes: ['Ingress'] } }],
    ['text instead of a list', { metadata: {}, spec: { podSelector: {}, policyTypes: 'Ingress' } }],
    ['another kind’s name', { kind: 'NetworkPolice', spec: { podSelector: {} } }],
  ])('would be refused for %s', (_what, change) => {
    const policy = { apiVersion: 'networking.k8s.io/v1', kind: 'NetworkPolicy', metadata: { name: 'a' } }
    expect(faultsOf([{ ...policy, spec: { podSelector: {} } } as Manifest])).toEqual([])
    expect(faultsOf([{ ...policy, ...change } as Manifest])).not.toEqual([])
  })
})
