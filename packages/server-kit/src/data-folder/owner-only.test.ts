import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { closeTree, makeOwnFolder } from './owner-only.ts'

function temporaryFolder(): string {
  const path = mkdtempSync(join(tmpdir(), 'layover-modes-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

const mode = (path: string) => (statSync(path).mode & 0o7777).toString(8)

it('makes a folder that its owner alone can enter', () => {
  const folder = join(temporaryFolder(), 'a', 'b')
  makeOwnFolder(folder)
  expect(mode(folder)).toBe('700')
})

it('tightens an existing folder, and not what is in it', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'file')
  writeFileSync(file, '')
  chmodSync(file, 0o644)
  chmodSync(folder, 0o755)
  makeOwnFolder(folder)
  expect([mode(folder), mode(file)]).toEqual(['700', '644'])
})

it('tightens a whole tree, and leaves the owner what it had', () => {
  const folder = temporaryFolder()
  const [inner, file] = [join(folder, 'inner'), join(folder, 'inner', 'file')]
  mkdirSync(inner)
  writeFileSync(file, '')
  chmodSync(file, 0o466)
  chmodSync(inner, 0o777)
  closeTree(folder)
  expect([mode(folder), mode(inner), mode(file)]).toEqual(['700', '700', '400'])
  closeTree(join(folder, 'none'))
})

it('leaves a shared folder and the target of a link as they are', () => {
  const folder = temporaryFolder()
  const [shared, target] = [join(folder, 'shared'), join(temporaryFolder(), 'target')]
  mkdirSync(shared)
  chmodSync(shared, 0o1777)
  writeFileSync(target, '')
  chmodSync(target, 0o644)
  symlinkSync(target, join(folder, 'link'))
  closeTree(folder)
  expect([mode(shared), mode(target)]).toEqual(['1777', '644'])
})
