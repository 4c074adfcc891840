import { expect, it } from 'vitest'
import { passwordSealer } from '../harness/sealed-password.ts'
import { endOf } from './purchase-ends.test-kit.ts'
import { useShop } from './shop.test-kit.ts'

const shop = useShop()

const TRIES = 50
/** Two of the sample accounts of a local start. */
const VICTIM = { account: 'amelia@example.com', password: 'Take-off at dawn 7!' }
const OTHER = { account: 'bruno@example.com', password: 'Window seat, row 12' }

async function remove(address: string, account: typeof VICTIM) {
  const visitor = await shop.visitorFrom(address)
  const sealed = await passwordSealer(shop.gateway.origin)
  return await visitor.post('/account/deleteAccount', sealed(account))
}

/** Wrong passwords for the victim's account and for others, under a new cookie each. */
async function guess(): Promise<unknown[]> {
  const ends: unknown[] = []
  for (let tried = 0; tried < TRIES; tried += 1) {
    const account = tried < 10 ? VICTIM.account : `person-${tried}@example.com`
    ends.push(endOf(await remove(`203.0.113.${tried}`, { account, password: `guess ${tried}` })))
  }
  return ends
}

it('one client tries thirty passwords, and neither locks its victim out nor closes deletion to anybody', async () => {
  const [ends, others] = await Promise.all([guess(), remove('198.51.100.9', OTHER)])
  const checked = ends.filter((end) => end === 'WRONG_CREDENTIALS')
  console.log(`attacker: ${TRIES} passwords tried, ${checked.length} checked`)
  expect(checked).toHaveLength(30)
  expect(ends.filter((end) => end === 'TOO_MANY_ATTEMPTS')).toHaveLength(TRIES - 30)
  expect(others).toMatchObject({ status: 200, body: { state: 'success' } })
  expect(await remove('192.0.2.77', VICTIM)).toMatchObject({ status: 200, body: { state: 'success' } })
})
