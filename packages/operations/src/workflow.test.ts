import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { cycloneDx } from './cyclone-dx.mjs'

const text = readFileSync(new URL('../../../.github/workflows/verify.yml', import.meta.url), 'utf8')
const { permissions, jobs } = parse(text)

describe('the workflow', () => {
  it('runs actions by hash alone, each with its version in a comment', () => {
    const used = text.split('\n').filter((line) => /^\s*(- )?uses:/.test(line))
    expect(used.length).toBeGreaterThan(0)
    for (const line of used) expect(line).toMatch(/uses: [\w.-]+\/[\w.-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/)
  })

  it('may read the code and nothing else, and keeps no credentials', () => {
    expect(permissions).toEqual({ contents: 'read' })
    for (const job of Object.values<{ permissions?: object }>(jobs)) expect(job.permissions).toBeUndefined()
    const checkouts = text.match(/actions\/checkout@/g) ?? []
    expect(text.match(/persist-credentials: false/g)).toHaveLength(checkouts.length)
  })

  it('verifies on the oldest Node that is promised and on the one that the images run', () => {
    const { engines } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))
    const dockerfile = readFileSync(new URL('../images/Dockerfile', import.meta.url), 'utf8')
    const nodes: string[] = jobs.verify.strategy.matrix.node
    expect(engines.node).toBe(`>=${nodes[0]}`)
    expect(nodes).toContain(/^ARG NODE_IMAGE=.*node:(\d+)-/m.exec(dockerfile)?.[1])
  })
})

describe('a bill of materials', () => {
  it('lists the packages of server and system, the same text for the same parts', () => {
    const listed = {
      MIT: [
        { name: '@b/c', versions: ['2.0.0'] },
        { name: 'a', versions: ['1.0.0', '1.1.0'] },
      ],
    }
    const { components } = cycloneDx('layover-gateway', listed, 'libc6\t2.36-9+deb12u9\n')
    expect(components.map(({ purl }) => purl)).toEqual([
      'pkg:deb/debian/libc6@2.36-9%2Bdeb12u9',
      'pkg:npm/%40b/c@2.0.0',
      'pkg:npm/a@1.0.0',
      'pkg:npm/a@1.1.0',
    ])
  })
})
