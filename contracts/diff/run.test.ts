import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { run } from './run.ts'

let root = ''
const openapi = (maxLength: number, version?: string) => {
  const schema = { type: 'object', properties: { name: { type: 'string', maxLength } } }
  const requestBody = { required: true, content: { 'application/json': { schema } } }
  return JSON.stringify({
    info: { version },
    paths: { '/a': { post: { operationId: 'a.b', requestBody, responses: {} } } },
  })
}
const write = (name: string, text: string) => writeFileSync(join(root, name), text)
const git = (...args: string[]) =>
  execFileSync(
    'git',
    ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false', ...args],
    {
      cwd: root,
      stdio: 'ignore',
    },
  )
const compare = (...args: string[]) => run(args, root, root)

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'contracts-diff-'))
  mkdirSync(join(root, 'contracts'))
  write('contracts/openapi.json', openapi(20))
  write('contracts/CHANGELOG.md', '# Changes\n\n- As it was.\n')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function commitAll() {
  git('init', '--initial-branch=main')
  git('add', '.')
  git('commit', '-m', 'one')
}

describe('against history', () => {
  it('nothing to compare with is no fault: no repository, no such file then, a branch’s first push', () => {
    expect(compare()).toEqual({ code: 0, text: 'Nothing to compare with.' })
    git('init', '--initial-branch=main')
    git('commit', '--allow-empty', '-m', 'none')
    expect(compare()).toEqual({ code: 0, text: 'Nothing to compare with.' })
    expect(compare('0'.repeat(40))).toEqual({ code: 0, text: 'Nothing to compare with.' })
  })

  it('a breaking change fails until the changelog has a new sentence; a heading is none', () => {
    commitAll()
    expect(compare()).toEqual({ code: 0, text: 'No call has changed.' })
    write('contracts/openapi.json', openapi(10))
    expect(compare().code).toBe(1)
    expect(compare().text).toContain('contracts/CHANGELOG.md has no new line')
    write('contracts/CHANGELOG.md', '# Changes\n\n## Next\n\n- As it was.\n')
    expect(compare().code).toBe(1)
    write('contracts/CHANGELOG.md', '# Changes\n\n- As it was.\n- Names are shorter.\n')
    expect(compare('main').code).toBe(0)
    expect(compare('main').text).toContain('breaking for shop | request $.name | maxLength 20, now 10')
  })

  it('a harmless change needs no sentence', () => {
    commitAll()
    write('contracts/openapi.json', openapi(30))
    expect(compare().code).toBe(0)
    expect(compare().text).toContain('0 breaking changes, 1 harmless one.')
  })

  it('what others changed since a branch left is not the branch’s', () => {
    commitAll()
    git('checkout', '-b', 'work')
    git('checkout', 'main')
    write('contracts/openapi.json', openapi(30))
    git('commit', '-am', 'two')
    git('checkout', 'work')
    expect(compare('main')).toEqual({ code: 0, text: 'No call has changed.' })
  })

  it('a ref that nobody knows, or that looks like an option of git, cannot be compared with', () => {
    commitAll()
    expect(compare('nobody')).toEqual({
      code: 2,
      text: 'contracts:diff: nobody is neither a commit nor a file',
    })
    expect(compare('--', '--output=x').code).toBe(2)
  })
})

describe('of two files', () => {
  it('a breaking change sets the exit code, and is written as JSON with --json', () => {
    write('old.json', openapi(20))
    write('new.json', openapi(10))
    expect(compare('old.json', 'new.json').code).toBe(1)
    expect(compare('new.json', 'old.json').code).toBe(0)
    const rows = JSON.parse(compare('--json', 'old.json', 'new.json').text)
    expect(rows).toMatchObject([{ call: 'a.b', at: 'request $.name', verdict: 'breaking', who: 'shop' }])
  })

  it.each([
    ['breaks', 20, 10, '1.4.2', '1.4.2', 'Version 1.4.2 before, 2.0.0 is due: this is 1.4.2.'],
    [
      'breaks and says so',
      20,
      10,
      '1.4.2',
      '2.0.0',
      'Version 1.4.2 before, 2.0.0 is due, and this is 2.0.0.',
    ],
    ['breaks nobody', 10, 20, '1.4.2', '1.4.3', 'Version 1.4.2 before, 1.5.0 is due: this is 1.4.3.'],
  ])('a change that %s asks for a version', (_what, before, after, was, is, line) => {
    write('old.json', openapi(before, was))
    write('new.json', openapi(after, is))
    expect(compare('old.json', 'new.json').text).toContain(line)
  })

  it('documents without a version, or without a change, ask for none', () => {
    write('old.json', openapi(20, 'next'))
    write('new.json', openapi(10, '1.0.0'))
    write('same.json', openapi(10, '1.0.0'))
    expect(compare('old.json', 'new.json').text).not.toContain('Version')
    expect(compare('new.json', 'same.json').text).not.toContain('Version')
  })

  it('the draft for the changelog names version, place and the side that breaks', () => {
    write('old.json', openapi(20, '1.4.2'))
    write('new.json', openapi(10, '1.4.2'))
    const text = '## 2.0.0\n\n- `a.b`, request $.name: maxLength 20, now 10. It breaks the shop.'
    expect(compare('--draft', 'old.json', 'new.json')).toEqual({ code: 1, text })
  })

  it('one file is compared with the committed one', () => {
    write('old.json', openapi(30))
    expect(compare('old.json').code).toBe(1)
  })

  it.each([
    ['a file that is not there', ['none.json', 'none.json'], 'cannot be read'],
    ['what is no JSON', ['contracts/CHANGELOG.md', 'contracts/CHANGELOG.md'], 'is not JSON'],
    ['JSON of another kind', ['other.json', 'other.json'], 'is no OpenAPI document'],
    ['an option nobody knows', ['--fast'], "Unknown option '--fast'"],
    ['three files', ['a', 'b', 'c'], 'usage:'],
  ])('%s is one line and exit code 2', (_what, args, line) => {
    write('other.json', '{"a":1}')
    const { code, text } = compare(...args)
    expect(code).toBe(2)
    expect(text).toContain(line)
  })
})
