import { createPublicKey } from 'node:crypto'
import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../app.ts'
import { DataFolderError } from '../ledger/ledger-error.ts'
import { configFor, Sandbox, temporaryFolder } from '../sandbox.test-kit.ts'
import { Client } from './client.test-kit.ts'
import { openEncryptionKey } from './encryption-key.ts'

const keyPath = (folder: string) => join(folder, 'client-key.pem')

describe('the encryption key', () => {
  it('is created once, readable by its owner only, and has the same id after a restart', async () => {
    const folder = temporaryFolder()
    const { keyId } = openEncryptionKey(folder)
    const first = await (await Client.open(await Sandbox.start(folder))).publicKey()
    expect(statSync(keyPath(folder)).mode & 0o777).toBe(0o600)
    const again = openEncryptionKey(folder)
    expect(first.keyId).toBe(keyId)
    expect([again.keyId, again.publicKey]).toEqual([first.keyId, first.publicKey])
    expect(first.keyId).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    const der = Buffer.from(first.publicKey, 'base64')
    const { asymmetricKeyType, asymmetricKeyDetails } = createPublicKey({
      key: der,
      format: 'der',
      type: 'spki',
    })
    expect([asymmetricKeyType, asymmetricKeyDetails?.modulusLength]).toEqual(['rsa', 2048])
    expect(openEncryptionKey(temporaryFolder()).keyId).not.toBe(first.keyId)
  })

  it('that cannot be used stops the start, is not changed, and the folder is unlocked', async () => {
    const folder = temporaryFolder()
    for (const content of ['', 'no key', readFileSync(new URL(import.meta.url), 'utf8')]) {
      writeFileSync(keyPath(folder), content)
      await expect(buildApp(configFor(folder))).rejects.toThrow(DataFolderError)
      await expect(buildApp(configFor(folder))).rejects.toThrow('holds no RSA key')
      expect(readFileSync(keyPath(folder), 'utf8')).toBe(content)
    }
  })
})
