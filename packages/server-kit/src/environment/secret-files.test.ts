import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readSecretFiles } from './secret-files.ts'

const folder = mkdtempSync(join(tmpdir(), 'layover-secrets-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function fileOf(text: string): string {
  const path = join(folder, `secret-${Math.random()}`)
  writeFileSync(path, text)
  return path
}

const read = (source: Record<string, string>) => {
  const { source: found, faults } = readSecretFiles(source, ['KEY'])
  return { key: found.KEY, faults: [...faults.values()] }
}

describe('a secret in a file', () => {
  it.each([
    ['alone', 'hush'],
    ['with a line end', 'hush\n'],
    ['with the line ends of another system', 'hush\r\n\r\n'],
  ])('is the content of the file %s', (_what, text) => {
    expect(read({ KEY_FILE: fileOf(text) })).toEqual({ key: 'hush', faults: [] })
  })

  it('keeps its spaces and inner lines, which are for its own rule to judge', () => {
    expect(read({ KEY_FILE: fileOf(' one\ntwo \n') }).key).toBe(' one\ntwo ')
  })

  it('is not looked for where no file is named, or an empty one', () => {
    expect(read({ KEY: 'hush' })).toEqual({ key: 'hush', faults: [] })
    expect(read({ KEY: 'hush', KEY_FILE: '' })).toEqual({ key: 'hush', faults: [] })
    expect(read({})).toEqual({ key: undefined, faults: [] })
  })

  it('counts where the variable itself is there and empty', () => {
    expect(read({ KEY: '', KEY_FILE: fileOf('hush') })).toEqual({ key: 'hush', faults: [] })
  })

  it('is refused beside the variable itself, and neither is repeated', () => {
    const { faults } = read({ KEY: 'canary-1', KEY_FILE: fileOf('canary-2') })
    expect(faults).toEqual(['KEY: given twice, here and in KEY_FILE'])
  })

  it.each(['', '\n', ' \r\n'])('is refused where the file holds %j', (text) => {
    const path = fileOf(text)
    expect(read({ KEY_FILE: path }).faults).toEqual([`KEY_FILE: ${path} is empty`])
  })

  it('is refused where the file is missing or a folder', () => {
    expect(read({ KEY_FILE: 'c2VjcmV0' }).faults.join()).toMatch(
      /^KEY_FILE: cannot read what it names \(ENOENT\)/,
    )
    expect(read({ KEY_FILE: '/nowhere/key' }).faults).toEqual(['KEY_FILE: cannot read /nowhere/key (ENOENT)'])
    // A container engine makes a folder for a secret that was never written.
    expect(read({ KEY_FILE: folder }).faults).toEqual([`KEY_FILE: ${folder} is a folder`])
  })

  it('is not read from a device, which may never end', () => {
    expect(read({ KEY_FILE: '/dev/null' }).faults).toEqual(['KEY_FILE: /dev/null is a device'])
  })

  it('is refused where the file cannot be read by any user', () => {
    const [loop, within] = [join(folder, 'loop'), join(fileOf('hush'), 'key')]
    symlinkSync(loop, loop)
    expect(read({ KEY_FILE: loop }).faults).toEqual([`KEY_FILE: cannot read ${loop} (ELOOP)`])
    expect(read({ KEY_FILE: within }).faults).toEqual([`KEY_FILE: cannot read ${within} (ENOTDIR)`])
  })
})
