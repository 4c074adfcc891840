import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { secret, temporaryFolder } from './sandbox.test-kit.ts'
import { baseOf, ledgerOf, pay, run, runOn, tokenOf } from './server.test-kit.ts'

describe('the process', () => {
  it('does not start on a wrong environment and lists every fault', async () => {
    const server = run({ PORT: 'x', MERCHANT_KEY_ID: 'key-1' })
    expect(await server.exitCode).toBe(1)
    expect(server.output()).toBe(
      'card-sandbox cannot start:\n' +
        '  PORT: expected a port from 0 to 65535, got "x"\n' +
        '  MERCHANT_SECRET: expected at least 32 printable characters, got nothing\n',
    )
  })

  it('does not start with a flag: nobody who asks for a check may open the ledger', async () => {
    const server = run({ PORT: '0', MERCHANT_KEY_ID: 'key-1', MERCHANT_SECRET: secret }, ['--check'])
    expect(await server.exitCode).toBe(1)
    expect(server.output()).toContain('--check: there are no flags')
  })

  it('names the setting whose folder or port cannot be used', async () => {
    const dataDir = join(temporaryFolder(), 'a-file')
    writeFileSync(dataDir, '')
    const onFile = runOn(dataDir)
    expect(await onFile.exitCode).toBe(1)
    expect(onFile.output()).toContain(`DATA_DIR: ${dataDir} cannot be used (EEXIST)`)

    const first = await baseOf(runOn(temporaryFolder()))
    const { port } = new URL(first)
    const second = runOn(temporaryFolder(), { PORT: port })
    expect(await second.exitCode).toBe(1)
    expect(second.output()).toBe(`card-sandbox cannot start:\n  PORT: port ${port} on 127.0.0.1 is in use\n`)
  })

  it.runIf(process.platform === 'linux')('names a folder that can never be made, and ends', async () => {
    const server = runOn('/proc/none')
    expect(await server.exitCode).toBe(1)
    expect(server.output()).toBe(
      'card-sandbox cannot start:\n  DATA_DIR: /proc/none cannot be used (ENOENT)\n',
    )
  })

  it.runIf(process.platform === 'linux')('serves and ends where its output is a full disk', async () => {
    const first = runOn(temporaryFolder())
    const base = await baseOf(first)
    first.child.kill('SIGTERM')
    await first.exitCode
    const disk = openSync('/dev/full', 'w')
    onTestFinished(() => closeSync(disk))
    const server = runOn(temporaryFolder(), { PORT: new URL(base).port }, disk)
    const token = () => tokenOf(base, '4242424242424242').catch(() => '')
    await expect.poll(token, { timeout: 120_000 }).not.toBe('')
    expect((await pay(base, await token())).status).toBe(201)
    server.child.kill('SIGTERM')
    expect(await server.exitCode).toBe(0)
  })

  it('loses no confirmed payment when it is killed, the next one takes over the folder, and SIGTERM ends it', async () => {
    const folder = temporaryFolder()
    const first = runOn(folder)
    const firstBase = await baseOf(first)
    const token = await tokenOf(firstBase, '4242424242424242')
    expect((await pay(firstBase, token)).status).toBe(201)
    const second = runOn(folder)
    expect(await second.exitCode).toBe(1)
    expect(second.output()).toContain(`in use by process ${first.child.pid}`)
    first.child.kill('SIGKILL')
    await first.exitCode
    const third = runOn(folder)
    const thirdBase = await baseOf(third)
    expect(await ledgerOf(thirdBase)).toHaveLength(1)
    expect((await pay(thirdBase, token)).status).toBe(201)
    expect(await ledgerOf(thirdBase)).toHaveLength(1)
    third.child.kill('SIGTERM')
    expect(await third.exitCode).toBe(0)
  })
})
