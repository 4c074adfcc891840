import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { parse } from 'yaml'
import { ROOT } from './compose-file.test-kit.ts'

const pages = ['packages/upstream-check/README.md', 'packages/upstream-check/tarball/README.md']

/** The texts below one of these names, anywhere in a pipeline: what a shell gets. */
function scriptsOf(value: unknown, name = ''): string[] {
  if (typeof value === 'string') return ['run', 'script'].includes(name) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each) => scriptsOf(each, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) => scriptsOf(each, key))
}

it.each(pages)('each pipeline that %s prints is YAML and gives a shell one command in one line', (path) => {
  const printed = [...readFileSync(join(ROOT, path), 'utf8').matchAll(/```yaml\n(.*?)```/gs)]
  expect(printed.length).toBeGreaterThan(0)
  for (const [, text = ''] of printed) {
    const scripts = scriptsOf(parse(text))
    expect(scripts).toHaveLength(1)
    expect(scripts[0]).toMatch(/^(npx|pnpm) .*--base-url "\$UPSTREAM_URL" .*--report junit=\S+ .*\n$/)
    expect(scripts[0]).toContain('--header "authorization: Bearer $TOKEN"')
  }
})
