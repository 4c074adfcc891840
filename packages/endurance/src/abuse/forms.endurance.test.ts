import { expect, it } from 'vitest'
import { useShop } from './shop.test-kit.ts'

const shop = useShop()

const PATH = '/customer/service/create'
const TRIES = 120

const contact = (message: string) => ({
  kind: 'contact',
  fullName: 'Amelia Hart',
  email: 'amelia@example.com',
  mobile: { telAbbr: '44', number: '7400123456' },
  region: 'Europe',
  service: 'Fast track',
  contactReason: 'Refund',
  message,
})

/** Feedback and forms in a victim's name, under a new cookie each. @returns how many were taken */
async function flood(): Promise<number> {
  let taken = 0
  for (let sent = 0; sent < TRIES; sent += 1) {
    const visitor = await shop.visitorFrom(`203.0.113.${sent % 250}`)
    const form = sent % 2 === 0 ? { kind: 'feedback', message: `Spam ${sent}` } : contact(`Spam ${sent}`)
    const answer = await visitor.post(PATH, form)
    if (answer.status === 200 && answer.body.data !== undefined) taken += 1
  }
  return taken
}

it('one client sends sixty forms in an hour, and neither closes the form nor locks out its victim', async () => {
  const taken = await flood()
  console.log(`attacker: ${TRIES} forms tried, ${taken} taken`)
  expect(taken).toBeGreaterThan(0)
  expect(taken).toBeLessThanOrEqual(60)
  const victim = await shop.visitorFrom('192.0.2.77')
  for (let sent = 0; sent < 5; sent += 1)
    expect(await victim.post(PATH, contact(`Where is my refund? ${sent}`))).toMatchObject({
      status: 200,
      body: { state: 'success' },
    })
  const other = await shop.visitorFrom('198.51.100.9')
  expect(await other.post(PATH, { kind: 'feedback', message: 'Calm and quiet.' })).toMatchObject({
    status: 200,
    body: { state: 'success' },
  })
})
