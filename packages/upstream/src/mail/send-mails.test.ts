import { setTimeout as pause } from 'node:timers/promises'
import { sumOf } from '@layover/endurance/harness/scrape'
import { DAY_MS } from '@layover/rules/durations'
import { Registry } from 'prom-client'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createMailMetrics } from '../metrics/mail-metrics.ts'
import { startUpstream, type Upstream } from '../upstream.test-kit.ts'
import type { MailTransport } from './mail-transport.ts'
import { type MailDeps, pauseAfter, sendMails } from './send-mails.ts'
import { startSmtpServer } from './smtp-server.test-kit.ts'
import { createSmtpTransport } from './smtp-transport.ts'

const content = { subject: 'Hello', text: 'It is raining.\n', replyTo: 'amelia@example.com' }
/** For a mail server that answers; on a busy machine that may take long. */
const PATIENT = { connectMs: 60_000, idleMs: 60_000, totalMs: 60_000, stopMs: 60_000 }
/** For one that never does; the test waits for it. */
const IMPATIENT = { connectMs: 300, idleMs: 300, totalMs: 2_000, stopMs: 100 }
const registry = new Registry()
const metrics = createMailMetrics(registry)
const noSignal = new AbortController().signal

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetPeople()
  upstream.clock.now = new Date('2026-11-21T12:00:00Z')
  upstream.logs.length = 0
})

/** The queue of a newly started server, without the memory of an earlier one. */
function queue(transport: MailTransport): MailDeps {
  const { store, clock, app } = upstream
  const addresses = { from: 'shop@layover.test', supportMailbox: 'desk@layover.test' }
  const nothing = async () => undefined
  const writers = { writeConfirmation: nothing, writeBookings: nothing }
  return { store, transport, ...addresses, now: () => clock.now, log: app.log, metrics, ...writers }
}

const viaSmtp = (url: string, timeouts = PATIENT) => queue(createSmtpTransport(url, timeouts))

async function put(...names: string[]): Promise<void> {
  for (const name of names) {
    await upstream.store.read.mails.insert(name, content, upstream.clock.now)
    upstream.clock.now = new Date(upstream.clock.now.getTime() + 1)
  }
}

const later = (ms: number) => {
  upstream.clock.now = new Date(upstream.clock.now.getTime() + ms)
}

describe('a mail that waits', () => {
  it('goes out once, and its content is deleted', async () => {
    const server = await startSmtpServer()
    await put('LV-C-AAAAAA')
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(1)
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(0)
    expect(server.taken).toHaveLength(1)
    expect(server.taken[0]).toContain('Message-ID: <LV-C-AAAAAA@layover.test>')
    expect(server.taken[0]).toContain('Reply-To: amelia@example.com')
    expect(server.taken[0]).toContain('It is raining.')
    expect(await upstream.store.read.mails.find('LV-C-AAAAAA')).toMatchObject({
      content: null,
      sent_at: expect.any(Date),
    })
  })

  it('goes out once when two servers look at the same time', async () => {
    const server = await startSmtpServer()
    await put('LV-C-AAAAAA', 'LV-C-BBBBBB', 'LV-C-CCCCCC')
    const sent = await Promise.all([1, 2].map(async () => await sendMails(viaSmtp(server.url), noSignal)))
    expect(sent.reduce((sum, each) => sum + each)).toBe(3)
    expect(server.taken).toHaveLength(3)
  })

  it.each(['stay silent', 'reset after data', 'defer', 'reject'] as const)(
    'is not lost to a server that will %s, and goes out once the server works',
    async (manner) => {
      const server = await startSmtpServer()
      server.manner = manner
      const deps = viaSmtp(server.url, manner === 'stay silent' ? IMPATIENT : PATIENT)
      await put('LV-C-AAAAAA')
      for (let attempts = 1; attempts <= 3; attempts += 1) {
        expect(await sendMails(deps, noSignal)).toBe(0)
        expect(await sendMails(deps, noSignal), 'it waits before it is tried again').toBe(0)
        expect(await upstream.store.read.mails.find('LV-C-AAAAAA')).toMatchObject({ attempts, content })
        later(pauseAfter(attempts))
      }
      expect(server.connections).toBe(3)
      server.manner = 'take'
      expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(1)
      expect(server.taken).toHaveLength(1)
    },
  )

  it('is not lost while the mail server is down', async () => {
    await put('LV-C-AAAAAA')
    expect(await sendMails(viaSmtp('smtp://127.0.0.1:1'), noSignal)).toBe(0)
    later(pauseAfter(1))
    const server = await startSmtpServer()
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(1)
  })

  it('is sent again by the next server when one dies in between, under the same Message-ID', async () => {
    const server = await startSmtpServer()
    await put('LV-C-AAAAAA')
    // Simulates a crash after the claim: no result is written.
    await upstream.store.read.mails.claimDue(
      upstream.clock.now,
      new Date(upstream.clock.now.getTime() + 60_000),
    )
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(0)
    later(60_000)
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(1)
    expect(server.taken[0]).toContain('Message-ID: <LV-C-AAAAAA@layover.test>')
  })

  it('does not delay the others when only it is refused', async () => {
    const server = await startSmtpServer()
    server.script.push('reject')
    await put('LV-C-AAAAAA', 'LV-C-BBBBBB')
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(1)
    expect(server.taken[0]).toContain('LV-C-BBBBBB')
  })

  it('is given up after a day of refusals, counted, and keeps its content for an operator', async () => {
    const server = await startSmtpServer()
    server.manner = 'reject'
    await put('LV-C-AAAAAA')
    let attempts = 0
    const count = async (outcome: string) =>
      sumOf(await registry.metrics(), 'layover_upstream_mails_total', { outcome })
    const before = Number(await count('given_up'))
    while ((await upstream.store.read.mails.find('LV-C-AAAAAA'))?.next_attempt_at) {
      await sendMails(viaSmtp(server.url), noSignal)
      attempts += 1
      later(pauseAfter(attempts))
    }
    expect(await upstream.store.read.mails.find('LV-C-AAAAAA')).toMatchObject({
      content,
      sent_at: null,
      attempts,
    })
    expect(attempts).toBeLessThan(40)
    expect(await count('given_up')).toBe(before + 1)
    expect(upstream.logs.filter((line) => line.includes('given up'))).toHaveLength(1)
    later(7 * 86_400_000)
    server.manner = 'take'
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(0)
  })

  it('is never given up because a server fails, however long', async () => {
    const server = await startSmtpServer()
    server.manner = 'defer'
    await put('LV-C-AAAAAA')
    later(30 * 86_400_000)
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(0)
    later(pauseAfter(1))
    server.manner = 'take'
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(1)
  })

  it('for a visitor goes to the visitor, who can answer the shop', async () => {
    const server = await startSmtpServer()
    const forVisitor = { subject: 'Hello', text: 'Hi.\n', to: 'amelia@example.com' }
    await upstream.store.read.mails.insert('LV-1-payment-1', forVisitor, upstream.clock.now)
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(1)
    expect(server.taken[0]).toContain('To: amelia@example.com')
    expect(server.taken[0]).toContain('Reply-To: desk@layover.test')
  })

  it('that has nothing to say any more is gone, and never counts or reads as sent', async () => {
    await upstream.store.read.mails.insert('LV-1', { confirms: 'LV-1' }, upstream.clock.now)
    const forgotten: string[] = []
    const delivered: string[] = []
    const transport: MailTransport = {
      deliver: async ({ name }) => void delivered.push(name),
      forget: async (name) => void forgotten.push(name),
    }
    expect(await sendMails(queue(transport), noSignal)).toBe(0)
    expect([delivered, forgotten], 'a killed server may have left a copy').toEqual([[], ['LV-1']])
    expect(await upstream.store.read.mails.find('LV-1')).toBeUndefined()
    expect(sumOf(await registry.metrics(), 'layover_upstream_mails_total', { outcome: 'dropped' })).toBe(1)
    expect(upstream.logs.filter((line) => line.includes('was taken'))).toEqual([])
  })

  it('that is erased while it is being delivered leaves no local copy', async () => {
    const forgotten: string[] = []
    const { mails } = upstream.store.read
    await put('LV-C-AAAAAA')
    const transport = {
      deliver: async ({ name }: { name: string }) => await mails.deleteAll([name]),
      forget: async (name: string) => void forgotten.push(name),
    }
    expect(await sendMails(queue(transport), noSignal)).toBe(1)
    expect(forgotten).toEqual(['LV-C-AAAAAA'])
  })

  it('is not sent again where its server stops while the mail server takes it', async () => {
    const server = await startSmtpServer()
    server.manner = 'take slowly'
    await put('LV-C-AAAAAA')
    const stopping = new AbortController()
    const round = sendMails(viaSmtp(server.url), stopping.signal)
    while (server.taken.length === 0) await pause(5)
    stopping.abort()
    expect(await round).toBe(1)
    later(DAY_MS)
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(0)
    expect(server.taken).toHaveLength(1)
  })

  it('does not prevent the server from stopping, and is due at once at the next start', async () => {
    const server = await startSmtpServer()
    server.manner = 'stay silent'
    await put('LV-C-AAAAAA')
    const stopping = new AbortController()
    const patient = { ...PATIENT, stopMs: 100 }
    const round = sendMails(viaSmtp(server.url, patient), stopping.signal)
    while (server.connections === 0) await pause(5)
    stopping.abort()
    expect(await round).toBe(0)
    server.manner = 'take'
    expect(await sendMails(viaSmtp(server.url), noSignal)).toBe(1)
  })

  it('is named in the log by its reference only, whatever the mail server replies', async () => {
    const server = await startSmtpServer()
    server.script.push('reject', 'defer')
    await put('LV-C-AAAAAA', 'LV-C-BBBBBB')
    await sendMails(viaSmtp(server.url), noSignal)
    const lines = upstream.logs.join('')
    expect(lines).toContain('"mail":"LV-C-AAAAAA"')
    expect(lines).toContain('"status":554')
    for (const secret of ['@', 'raining', 'Hello']) expect(lines).not.toContain(secret)
  })
})

describe('the pause between two tries', () => {
  it('is doubled each time and never longer than an hour', () => {
    expect([1, 2, 3, 11, 5_000].map(pauseAfter)).toEqual([5_000, 10_000, 20_000, 3_600_000, 3_600_000])
  })
})
