import { expect, it } from 'vitest'
import { checkInTurn } from './password-queue.ts'

it('checks two passwords at once, lets twenty wait, and refuses more without a check', async () => {
  const running: (() => void)[] = []
  let started = 0
  const check = async () => {
    started += 1
    await new Promise<void>((resolve) => running.push(resolve))
    return true
  }
  const checks = Array.from({ length: 30 }, async () => await checkInTurn(check))
  await expect.poll(() => started).toBe(2)
  const refused = (await Promise.all(checks.slice(22))).filter((result) => result === undefined)
  expect(refused).toHaveLength(8)
  while (started < 22 || running.length > 0) {
    running.shift()?.()
    await Promise.resolve()
  }
  expect(await Promise.all(checks.slice(0, 22))).toEqual(Array(22).fill(true))
})
