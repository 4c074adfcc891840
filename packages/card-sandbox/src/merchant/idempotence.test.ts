import { open } from 'node:fs/promises'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { testCards } from '../cards/test-cards.ts'
import { authorization, heldWait, payment, Sandbox, temporaryFolder } from '../sandbox.test-kit.ts'

type Fault = { errors: { id: string }[] }

describe('idempotence', () => {
  it('answers the same key and body with the first payment again', async () => {
    const sandbox = await Sandbox.start()
    const token = await sandbox.token()
    const first = await sandbox.pay(token, 'key')
    const second = await sandbox.pay(token, 'key')
    expect(second.statusCode).toBe(201)
    expect(second.json()).toEqual(first.json())
    expect(first.headers['x-gcs-idempotence-request-timestamp']).toBeUndefined()
    expect(second.headers['x-gcs-idempotence-request-timestamp']).toMatch(/^\d{13}$/)
    expect(await sandbox.entries()).toHaveLength(1)
  })

  it('refuses the same key with another body', async () => {
    const sandbox = await Sandbox.start()
    const token = await sandbox.token()
    await sandbox.pay(token, 'key')
    const others = [
      { merchantReference: 'order-2' },
      { token: 'x' },
      { amountOfMoney: { amount: 1, currencyCode: 'USD' } },
    ]
    for (const fields of others) {
      const answer = await sandbox.pay(token, 'key', fields)
      expect([answer.statusCode, answer.json<Fault>().errors[0]?.id]).toEqual([409, 'IDEMPOTENCE_KEY_REUSED'])
    }
    expect(await sandbox.entries()).toHaveLength(1)
  })

  it('writes one line for 50 requests at once', async () => {
    const sandbox = await Sandbox.start()
    const token = await sandbox.token()
    const answers = await Promise.all(Array.from({ length: 50 }, () => sandbox.pay(token, 'key')))
    const taken = answers.filter(({ statusCode }) => statusCode === 201)
    const refused = answers.filter(({ statusCode }) => statusCode === 409)
    expect(taken.length).toBeGreaterThanOrEqual(1)
    expect(taken.length + refused.length).toBe(50)
    expect(new Set(taken.map(({ body }) => body)).size).toBe(1)
    expect(refused.every((answer) => answer.json<Fault>().errors[0]?.id === 'IDEMPOTENCE_KEY_IN_USE')).toBe(
      true,
    )
    expect(await sandbox.entries()).toHaveLength(1)
  })

  it('gives one token to one of 50 payments at once', async () => {
    const sandbox = await Sandbox.start()
    const token = await sandbox.token()
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => sandbox.pay(token, `key-${index}`)),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
    expect(await sandbox.entries()).toHaveLength(1)
  })

  it('remembers keys across a restart', async () => {
    const folder = temporaryFolder()
    const before = await Sandbox.start(folder)
    const token = await before.token()
    const first = await before.pay(token, 'key')
    await before.app.close()
    const after = await Sandbox.start(folder)
    expect((await after.pay(token, 'key')).json()).toEqual(first.json())
    expect((await after.pay(token, 'key', { merchantReference: 'other' })).statusCode).toBe(409)
    expect((await after.pay(token, 'another-key')).statusCode).toBe(400)
    expect(await after.entries()).toHaveLength(1)
  })

  it('has one entry per key whatever is sent, repeated and mixed', async () => {
    const numbers = testCards.filter(({ outcome }) => outcome !== 'answer-lost').map(({ number }) => number)
    const sandbox = await Sandbox.start(temporaryFolder(), { slowMs: 0 })
    let run = 0
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...numbers),
        fc.array(fc.nat(2), { minLength: 1, maxLength: 8 }),
        async (number, keys) => {
          run += 1
          const reference = `order-${run}`
          const token = await sandbox.token(number)
          const pay = (key: number) => sandbox.pay(token, `${run}-${key}`, { merchantReference: reference })
          await Promise.all(keys.map(pay))
          const entries = await sandbox.entries(reference)
          expect(entries.length).toBeLessThanOrEqual(1)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('numbers that misbehave', () => {
  it('charges and loses the response, and a repeat with the same key finds the payment', async () => {
    const sandbox = await Sandbox.start()
    const token = await sandbox.token('4000000000006108')
    const base = await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
    const send = () =>
      fetch(`${base}/v1/layover/payments`, {
        method: 'POST',
        headers: { authorization, 'content-type': 'application/json', 'x-gcs-idempotence-key': 'key' },
        body: JSON.stringify(payment(token)),
      })
    await expect(send()).rejects.toThrow('fetch failed')
    expect(await sandbox.entries('order-1')).toHaveLength(1)
    const again = await send()
    expect(again.status).toBe(201)
    expect(await again.json()).toMatchObject({ status: 'CAPTURED' })
    expect(await sandbox.entries('order-1')).toHaveLength(1)
  })

  it('responds late, is found by reference meanwhile, and refuses a repeat in between as too early', async () => {
    const { wait, waits, end } = heldWait()
    const sandbox = await Sandbox.start(temporaryFolder(), { slowMs: 6_000, wait })
    const token = await sandbox.token('4000000000006207')
    const slow = sandbox.pay(token, 'key').then((answer) => answer)
    await expect.poll(waits, { timeout: 30_000 }).toEqual([6_000])
    expect(await sandbox.entries('order-1')).toHaveLength(1)
    const early = await sandbox.pay(token, 'key')
    expect([early.statusCode, early.json<Fault>().errors[0]?.id]).toEqual([409, 'IDEMPOTENCE_KEY_IN_USE'])
    end()
    expect((await slow).statusCode).toBe(201)
  })

  it('fails first and charges nothing, then captures on the repeat', async () => {
    const sandbox = await Sandbox.start()
    const token = await sandbox.token('4000000000006306')
    const first = await sandbox.pay(token, 'key')
    expect([first.statusCode, first.json<Fault>().errors[0]?.id]).toEqual([503, 'PROCESSING_UNAVAILABLE'])
    expect(await sandbox.entries()).toEqual([])
    expect((await sandbox.pay(token, 'key')).json()).toMatchObject({ status: 'CAPTURED' })
    expect(await sandbox.entries()).toHaveLength(1)
  })
})

describe('a disk that fails', () => {
  it('replies 503, reports not ready, charges nothing more, and lists the disk’s entries after a restart', async () => {
    const folder = temporaryFolder()
    const sandbox = await Sandbox.start(folder)
    const [first, second] = [await sandbox.token(), await sandbox.token()]
    const probe = await open(folder, 'r')
    const sync = vi.spyOn(Object.getPrototypeOf(probe), 'sync').mockRejectedValueOnce(new Error('EIO'))
    await probe.close()
    const failed = await sandbox.pay(first, 'key-1')
    sync.mockRestore()
    expect([failed.statusCode, failed.json<Fault>().errors[0]?.id]).toEqual([503, 'PROCESSING_UNAVAILABLE'])
    expect((await sandbox.app.inject('/health/ready')).statusCode).toBe(503)
    expect((await sandbox.pay(second, 'key-2')).statusCode).toBe(503)
    expect(await sandbox.entries()).toEqual([])
    await sandbox.app.close()
    const restarted = await Sandbox.start(folder)
    const entries = await restarted.entries()
    expect(entries).toMatchObject([{ idempotenceKey: 'key-1' }])
    expect((await restarted.pay(first, 'key-1')).statusCode).toBe(201)
  })
})
