import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { composeText, ROOT } from './compose-file.test-kit.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const page = read('packages/operations/README.md')

describe('the page for operators', () => {
  it('explains every alert, and no other', () => {
    const raised = ['gateway', 'packages/upstream'].flatMap((member) => {
      const { groups }: { groups: { rules: { alert: string }[] }[] } = parse(
        read(`${member}/observe/alerts.yml`),
      )
      return groups.flatMap(({ rules }) => rules.map(({ alert }) => alert))
    })
    const explained = [...page.matchAll(/^### (\w+)\n\n\S/gm)].map(([, alert]) => alert)
    expect(explained).toEqual(raised)
  })

  it('names existing profiles, services and files', () => {
    const { services } = parse(composeText, { merge: true }) as {
      services: Record<string, { profiles?: string[] }>
    }
    const profiles = new Set(Object.values(services).flatMap(({ profiles = [] }) => profiles))
    const named = [...page.matchAll(/^\| `(\w+)` +\|/gm)].map(([, name]) => name)
    expect(named.sort()).toEqual([...profiles].sort())
    const used = [
      ...page.matchAll(/docker compose (?:run|exec|restart|stop|start)(?: --\S+(?: cat)?)* (\w[\w-]*)/g),
    ]
    for (const [, name] of used) expect(Object.keys(services)).toContain(name)
    for (const [path] of page.matchAll(/(packages|gateway)\/[\w./-]+\.(sh|mjs|yml)/g))
      expect(existsSync(join(ROOT, path)), path).toBe(true)
  })
})
