import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { heldTransport } from '../confirmation/confirmation.test-kit.ts'
import { callAs } from '../owners.test-kit.ts'
import { startUpstream, turnClock, type Upstream } from '../upstream.test-kit.ts'

const PATH = '/customer/service/create'
const fields = {
  fullName: 'Amelia Hart',
  email: 'Amelia@example.com',
  mobile: { telAbbr: '44', number: '07400123456' },
  region: 'Europe',
  service: 'Fast track',
  contactReason: 'Refund',
  bookingReference: 'LV7K-29QD',
  membershipNumber: 'lm 4821 773 062',
  message: 'The lane was closed.\nPlease pay me back.',
}
const contact = { kind: 'contact', ...fields }

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetPeople()
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
  upstream.logs.length = 0
})

async function send(change: object = {}, key?: string) {
  return await upstream.call(PATH, { ...contact, ...change }, key)
}

const referenceOf = async (sent: ReturnType<typeof send>) => String((await sent).data?.reference)

/** The mail of a form, from the outbox, with its text decoded. */
async function mailOf(reference: string): Promise<{ head: string; text: string }> {
  const file = join(upstream.outboxDir, `${reference}.eml`)
  while (!existsSync(file)) await pause(10)
  const [head = '', ...body] = readFileSync(file, 'utf8').split('\r\n\r\n')
  const text = body.join('\r\n\r\n')
  if (!/quoted-printable/.test(head)) return { head, text: text.replaceAll('\r\n', '\n') }
  const bytes = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return { head, text: Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n') }
}

describe('a form', () => {
  it('is stored as it was cleaned, under the reference that the visitor sees', async () => {
    const { state, data } = await send()
    expect(state).toBe('11')
    expect(Object.keys(data ?? {}), 'the response does not mention mail').toEqual(['reference'])
    expect(data?.reference).toMatch(/^LV-C-[0-9A-HJKMNP-TV-Z]{6}$/)
    expect(await upstream.store.read.serviceRequests.find(String(data?.reference))).toMatchObject({
      kind: 'contact',
      agent_id: 'layover',
      email: 'amelia@example.com',
      membership_number: 'LM4821773062',
      content: { ...fields, mobile: { telAbbr: '44', number: '7400123456' } },
    })
  })

  it('is mailed to support with every field and the visitor as reply address', async () => {
    const reference = await referenceOf(send())
    const { head, text } = await mailOf(reference)
    expect(head).toContain('To: help@layover.example')
    expect(head).toContain('Reply-To: Amelia@example.com')
    expect(head).toContain(`Subject: [${reference}] Contact: Refund, Fast track`)
    expect(text).toBe(`Reference: ${reference}
Name: Amelia Hart
Email: Amelia@example.com
Mobile: +44 7400123456
Region: Europe
Service: Fast track
Reason: Refund
Booking reference: LV7K-29QD
Membership number: lm 4821 773 062

> The lane was closed.
> Please pay me back.

The shop promised an answer within 3 to 5 working days.
`)
  })

  it('of feedback needs only a message', async () => {
    const answer = await upstream.call(PATH, { kind: 'feedback', message: 'Calm.' })
    expect(answer.data?.reference).toMatch(/^LV-F-/)
    const { head, text } = await mailOf(String(answer.data?.reference))
    expect(head).not.toContain('Reply-To')
    expect(text).toContain('> Calm.')
  })

  it('gets its response while no server accepts mail', async () => {
    const { transport } = heldTransport()
    const other = await startUpstream({ transport })
    expect(await other.call(PATH, contact)).toMatchObject({ state: '11' })
    expect(await other.call(PATH, { ...contact, message: 'And again.' })).toMatchObject({ state: '11' })
  })
})

describe('a repeated press', () => {
  it('is one request, however soon it comes', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, async () => await send({}, 'one-press')))
    const [reference] = new Set(answers.map(({ data }) => data?.reference))
    expect(answers.every(({ data }) => data?.reference === reference)).toBe(true)
    expect(await referenceOf(send({ message: 'Another.' }, 'one-press'))).not.toBe(reference)
    turnClock(upstream, 9)
    expect(await referenceOf(send({}, 'one-press'))).toBe(reference)
    turnClock(upstream, 2)
    expect(await referenceOf(send({}, 'one-press'))).not.toBe(reference)
  })

  it('differs from the same content of another visitor', async () => {
    const feedback = { kind: 'feedback', message: 'Good.' }
    const [one, two] = [
      await upstream.call(PATH, feedback, 'visitor-1'),
      await upstream.call(PATH, feedback, 'visitor-2'),
    ]
    expect(one.data?.reference).not.toBe(two.data?.reference)
  })

  it('without a key is recognised by its content', async () => {
    const plain = async () =>
      (
        await upstream.app.inject({ method: 'POST', url: PATH, payload: { agentId: 'layover', ...contact } })
      ).json()
    expect(await plain()).toEqual(await plain())
  })
})

describe('forms with one address', () => {
  const refused = { state: '10', errorCode: 'TOO_MANY_ATTEMPTS' }

  it('are limited to five an hour, also simultaneous ones, and do not limit other addresses', async () => {
    const many = Array.from({ length: 12 }, async (_, n) => await send({ message: `Number ${n}` }))
    const taken = (await Promise.all(many)).filter(({ state }) => state === '11')
    expect(taken).toHaveLength(5)
    expect(await send({ message: 'More', email: 'AMELIA@EXAMPLE.COM' })).toMatchObject(refused)
    expect(await send({ message: 'More', email: 'bruno@example.com' })).toMatchObject({ state: '11' })
    expect(await upstream.call(PATH, { kind: 'feedback', message: 'Calm.' })).toMatchObject({ state: '11' })
    turnClock(upstream, 60)
    expect(await send({ message: 'More' })).toMatchObject({ state: '11' })
  })

  it('are limited for the network that sends them, so that strangers lock nobody out', async () => {
    const sendFrom = async (network: string, message: string) =>
      await callAs(upstream, { network }, PATH, { ...contact, message })
    for (let sent = 0; sent < 5; sent += 1)
      expect(await sendFrom('squat', `Spam ${sent}`)).toMatchObject({ state: '11' })
    expect(await sendFrom('squat', 'More spam')).toMatchObject(refused)
    expect(await sendFrom('home', 'Where is my refund?')).toMatchObject({ state: '11' })
  })

  it('and those without one are sixty of a network in an hour, which close the form to nobody else', async () => {
    const feedback = async (network: string, message: string) =>
      await callAs(upstream, { network }, PATH, { kind: 'feedback', message })
    const ends = []
    for (let sent = 0; sent < 65; sent += 1) ends.push((await feedback('squat', `Spam ${sent}`)).state)
    expect(ends).toEqual([...Array(60).fill('11'), ...Array(5).fill('10')])
    expect(await feedback('home', 'Calm and quiet.')).toMatchObject({ state: '11' })
    turnClock(upstream, 60)
    expect(await feedback('squat', 'Calm.')).toMatchObject({ state: '11' })
  })

  it('that are repeated do not count again', async () => {
    for (let press = 0; press < 8; press += 1)
      expect(await send({}, 'one-press')).toMatchObject({ state: '11' })
  })
})

describe('rules beyond the contract’s schemas', () => {
  it('refuses a mobile number that does not exist', async () => {
    const mobile = { telAbbr: '44', number: '123' }
    expect(await send({ mobile })).toMatchObject({ state: '10', errorCode: 'MOBILE_NOT_VALID' })
  })

  it.each([
    ['fullName', '\u0007\u0007'],
    ['message', '\u0002\u0002'],
    ['bookingReference', '\u0001'],
    ['membershipNumber', '\u202e'],
  ])(
    'a %s of which nothing can be read is no request of the contract, and is not repeated',
    async (field, text) => {
      const response = await upstream.post(PATH, { agentId: 'layover', ...contact, [field]: text })
      expect(response.statusCode).toBe(400)
      expect(response.body).toContain(`$.${field}`)
      expect(response.body).not.toContain(JSON.stringify(text))
    },
  )
})

describe('hostile text', () => {
  const evil = '<script>alert(1)</script>\r\nBcc: all@example.com\u0001\u202e {{7*7}}'

  it('in every field stays text, and ends no line and no header', async () => {
    const hostile = {
      fullName: evil,
      bookingReference: evil.slice(0, 60),
      membershipNumber: evil.slice(0, 60),
    }
    const reference = await referenceOf(
      send({ ...hostile, message: `${evil}\r\n.\r\nReference: LV-C-000000` }),
    )
    const { head, text } = await mailOf(reference)
    expect(head).not.toMatch(/^bcc:/im)
    expect(head).not.toContain('script')
    const lines = text.split('\n')
    expect(lines).toContain('Name: <script>alert(1)</script> Bcc: all@example.com {{7*7}}')
    expect(lines).toContain('> <script>alert(1)</script>')
    expect(lines).toContain('> Reference: LV-C-000000')
    expect(lines.filter((line) => /^(Reference|Bcc):/.test(line))).toEqual([`Reference: ${reference}`])
  })

  it.each([
    'a@b.example\r\nBcc: all@example.com',
    '"x y"@example.com',
    'a@example.com, b@example.com',
    'é@example.com',
  ])('is no email address: %j', async (email) => {
    expect((await upstream.post(PATH, { agentId: 'layover', ...contact, email })).statusCode).toBe(400)
  })
})

it('no content of a form is in the log', async () => {
  await mailOf(await referenceOf(send()))
  await upstream.post(PATH, { agentId: 'layover', ...contact, email: 'amelia@example' })
  const lines = upstream.logs.join('')
  expect(lines).toContain('customer.serviceCreate')
  // Four digits alone may be part of a time or of a reference.
  for (const secret of [/amelia/i, /hart/i, /7400.?123.?456/, /lane was/, /4821.?773/, /7K-?29QD/i])
    expect(lines).not.toMatch(secret)
})
