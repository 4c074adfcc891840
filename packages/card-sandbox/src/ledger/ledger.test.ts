import { appendFileSync, chmodSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { temporaryFolder } from '../sandbox.test-kit.ts'
import { Ledger } from './ledger.ts'
import { DataFolderError } from './ledger-error.ts'
import type { Payment } from './payment.ts'

function draft(name: string): { idempotenceKey: string; requestHash: string; payment: Payment } {
  return {
    idempotenceKey: `key-${name}`,
    requestHash: 'hash',
    payment: {
      id: `pay_${name}`,
      status: 'CAPTURED',
      merchantReference: 'order-1',
      amountOfMoney: { amount: 6800, currencyCode: 'USD' },
      card: { brand: 'visa', last4: '4242' },
      createdAt: '2026-11-21T12:00:00.000Z',
    },
  }
}

async function written(folder: string, count: number): Promise<string> {
  const { ledger } = await Ledger.open(folder)
  await Promise.all(Array.from({ length: count }, (_, index) => ledger.append(draft(String(index)))))
  await ledger.close()
  return join(folder, 'ledger.jsonl')
}

async function reopened(folder: string): Promise<{ ids: string[]; tornBytes: number }> {
  const { ledger, tornBytes } = await Ledger.open(folder)
  const ids = ledger.index.payments.map((entry) => entry.payment.id)
  await ledger.close()
  return { ids, tornBytes }
}

describe('ledger', () => {
  it('names what stops a write, and takes no entry until it is opened again', async () => {
    const folder = temporaryFolder()
    const { ledger } = await Ledger.open(folder)
    const handle = await open(join(folder, 'ledger.jsonl'))
    const full = Object.assign(new Error('no space left on device, write'), { code: 'ENOSPC' })
    const append = vi.spyOn(Object.getPrototypeOf(handle), 'appendFile').mockRejectedValue(full)
    await handle.close()
    onTestFinished(() => append.mockRestore())

    await expect(ledger.append(draft('1'))).rejects.toThrow(
      'The ledger could not be written (ENOSPC). Mend that and restart.',
    )
    append.mockRestore()
    expect(ledger.isSound).toBe(false)
    await expect(ledger.append(draft('2'))).rejects.toThrow('A write failed earlier.')
    await ledger.close()
    expect((await reopened(folder)).ids).toEqual([])
  })

  it('has every appended entry in order after a restart, also when they were appended at once', async () => {
    const folder = temporaryFolder()
    await written(folder, 100)
    const { ids, tornBytes } = await reopened(folder)
    expect(ids).toEqual(Array.from({ length: 100 }, (_, index) => `pay_${index}`))
    expect(tornBytes).toBe(0)
  })

  it('has the line in the file before append resolves', async () => {
    const folder = temporaryFolder()
    const { ledger } = await Ledger.open(folder)
    await ledger.append(draft('a'))
    expect(readFileSync(join(folder, 'ledger.jsonl'), 'utf8')).toMatch(/^\{.*pay_a.*\}\n$/)
    await ledger.close()
  })

  it('has each line in the file before its append resolves, also of those that are flushed together', async () => {
    const folder = temporaryFolder()
    const { ledger } = await Ledger.open(folder)
    const appended = ['a', 'b', 'c'].map(async (name) => {
      await ledger.append(draft(name))
      expect(readFileSync(join(folder, 'ledger.jsonl'), 'utf8')).toContain(`pay_${name}"`)
    })
    await Promise.all(appended)
    await ledger.close()
  })

  it('is for its owner alone, also one that others could write to before', async () => {
    const folder = temporaryFolder()
    const path = await written(folder, 1)
    chmodSync(folder, 0o755)
    chmodSync(path, 0o646)
    await reopened(folder)
    expect([folder, path].map((each) => statSync(each).mode & 0o777)).toEqual([0o700, 0o600])
  })

  it('removes a last line torn at any byte, keeps the lines before it, and continues', async () => {
    const folder = temporaryFolder()
    const path = await written(folder, 3)
    const bytes = readFileSync(path)
    const lastLine = bytes.lastIndexOf(0x0a, bytes.length - 2) + 1
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: lastLine + 1, max: bytes.length - 1 }), async (end) => {
        writeFileSync(path, bytes.subarray(0, end))
        expect(await reopened(folder)).toEqual({ ids: ['pay_0', 'pay_1'], tornBytes: end - lastLine })
        const { ledger } = await Ledger.open(folder)
        await ledger.append(draft('next'))
        await ledger.close()
        expect((await reopened(folder)).ids).toEqual(['pay_0', 'pay_1', 'pay_next'])
      }),
      { numRuns: 25 },
    )
  })

  it('refuses any other damage, names the line, and changes nothing', async () => {
    const folder = temporaryFolder()
    const path = await written(folder, 3)
    const bytes = readFileSync(path)
    await fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 2), fc.integer({ min: 1, max: 127 }), async (at, flip) => {
        const damaged = Buffer.from(bytes)
        damaged[at] = (damaged[at] ?? 0) ^ flip
        writeFileSync(path, damaged)
        await expect(Ledger.open(folder)).rejects.toThrow(/is damaged at line [123]\. Nothing was changed/)
        expect(readFileSync(path).equals(damaged)).toBe(true)
      }),
      { numRuns: 60 },
    )
    writeFileSync(path, bytes)
    expect((await reopened(folder)).ids).toHaveLength(3)
  })

  it.each(['garbage without a line end', '\0\0\0\0', '{"entry":{"sequence":4,"', '{"other":1'])(
    'treats %j after the last line as damage and changes nothing',
    async (tail) => {
      for (const count of [0, 2]) {
        const folder = temporaryFolder()
        const path = await written(folder, count)
        const bytes = Buffer.concat([readFileSync(path), Buffer.from(tail)])
        writeFileSync(path, bytes)
        await expect(Ledger.open(folder)).rejects.toThrow(
          `is damaged at line ${count + 1}. Nothing was changed`,
        )
        expect(readFileSync(path).equals(bytes)).toBe(true)
      }
    },
  )

  it('notices lines that were lost, doubled or moved', async () => {
    const folder = temporaryFolder()
    const path = await written(folder, 3)
    const [first, second, third] = readFileSync(path, 'utf8').split('\n')
    for (const lines of [
      [second, third],
      [first, third],
      [first, first, second],
      [second, first, third],
    ]) {
      writeFileSync(path, `${lines.join('\n')}\n`)
      await expect(Ledger.open(folder)).rejects.toThrow(DataFolderError)
    }
  })

  it('notices a line that comes from another ledger', async () => {
    const [folder, other] = [temporaryFolder(), temporaryFolder()]
    const path = await written(folder, 2)
    const { ledger } = await Ledger.open(other)
    await ledger.append(draft('x'))
    await ledger.append(draft('1'))
    await ledger.close()
    const [own] = readFileSync(path, 'utf8').split('\n')
    const [, foreign] = readFileSync(join(other, 'ledger.jsonl'), 'utf8').split('\n')
    writeFileSync(path, `${own}\n${foreign}\n`)
    await expect(Ledger.open(folder)).rejects.toThrow('is damaged at line 2')
  })

  it('does not take an empty line or foreign text for a torn one', async () => {
    const folder = temporaryFolder()
    const path = await written(folder, 1)
    const { length } = readFileSync(path)
    for (const text of ['\n', 'hello\n', '{}\n']) {
      appendFileSync(path, text)
      await expect(Ledger.open(folder)).rejects.toThrow('is damaged at line 2')
      truncateSync(path, length)
    }
  })
})
