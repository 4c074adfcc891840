import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { composeText, ROOT } from './compose-file.test-kit.ts'

interface Manifest {
  readonly name: string
  readonly files?: readonly string[]
  readonly dependencies?: Readonly<Record<string, string>>
}

const folders = [
  'contracts',
  'gateway',
  ...readdirSync(join(ROOT, 'packages')).map((name) => `packages/${name}`),
]
const members = folders
  .map((folder) => join(ROOT, folder, 'package.json'))
  .filter((path) => existsSync(path))
  .map((path): Manifest => JSON.parse(readFileSync(path, 'utf8')))

/** A member and the members that it needs to run. */
function needed(name: string): Manifest[] {
  const member = members.find((each) => each.name === name)
  if (!member) throw new Error(`${name} is no member`)
  const others = Object.keys(member.dependencies ?? {}).filter((each) => each.startsWith('@layover/'))
  return [member, ...others.flatMap(needed)]
}

const dockerfile = readFileSync(new URL('../images/Dockerfile', import.meta.url), 'utf8')

describe('the images', () => {
  it.each(['gateway', 'upstream', 'card-sandbox'])(
    'of %s contain the files of each of its members',
    (server) => {
      for (const { name, files } of needed(`@layover/${server}`)) expect(files, name).toContain('dist')
    },
  )

  it('have a target for each that is built', () => {
    const services: { build?: { target: string; dockerfile: string } }[] = Object.values(
      parse(composeText, { merge: true }).services,
    )
    const targets = services.flatMap(({ build }) => (build ? [build.target] : []))
    expect(targets).toHaveLength(3)
    for (const target of targets) expect(dockerfile).toContain(`FROM server AS ${target}\n`)
    expect(dockerfile).toMatch(/^USER 10001:10001$/m)
  })

  it('contain no build output and no secret of this folder', () => {
    const ignored = readFileSync(new URL('../images/Dockerfile.dockerignore', import.meta.url), 'utf8').split(
      '\n',
    )
    expect(ignored).toEqual(
      expect.arrayContaining(['.env', '.secrets', '.data', '.git', '**/node_modules', '**/dist']),
    )
  })
})
