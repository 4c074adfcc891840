import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { allCalls, type CallDefinition, type CallExample, fillPath } from '@layover/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Exchanged } from '../run/options.ts'
import { isExample } from './fixture.ts'
import { createRecorder } from './recorder.ts'
import { secretAt } from './secrets.ts'

/** An example of the contract as it would go over the wire. */
function exchangeOf(call: CallDefinition, { request, reply }: CallExample, extra: object = {}): Exchanged {
  const { path = {}, query = {}, body } = request as { path?: object; query?: object; body?: object }
  const filled = fillPath(call.path, path as Record<string, unknown>)
  const search = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  )
  const envelope = 'data' in reply ? { state: call.success[0], data: reply.data } : { state: '10', ...reply }
  return {
    call: call.id,
    method: call.method,
    path: `${filled}?${search}`,
    status: 200,
    body: body && JSON.stringify({ agentId: 'layover', ...body }),
    contentType: 'application/json',
    answer: JSON.stringify({ ...envelope, ...extra }),
  }
}

type Leaf = (name: string, parent: string, value: unknown) => unknown

/** Every value that is no object, with the names on its path. */
function mapLeaves(value: unknown, leaf: Leaf, name = '', parent = ''): unknown {
  if (Array.isArray(value)) return value.map((item) => mapLeaves(item, leaf, name, parent))
  if (typeof value !== 'object' || value === null) return leaf(name, parent, value)
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, mapLeaves(inner, leaf, key, name)]),
  )
}

/** Another value of the same form: each letter another letter, each digit another digit. */
const alike = (text: string, seed: readonly number[]) =>
  [...text]
    .map((char, index) => {
      const turn = seed[index % seed.length] ?? 0
      if (/[0-9]/.test(char)) return String((Number(char) + turn) % 10)
      if (/[A-Z]/.test(char)) return String.fromCharCode(65 + ((char.charCodeAt(0) - 65 + turn) % 26))
      return /[a-z]/.test(char) ? String.fromCharCode(97 + ((char.charCodeAt(0) - 97 + turn) % 26)) : char
    })
    .join('')

const FIXED = new Set(['payload', 'email', 'account', 'token', 'number'])

/** An example with other secrets, and these secrets. */
function reSecreted(call: CallDefinition, example: CallExample, seed: readonly number[]) {
  const secrets: string[] = []
  const changed = mapLeaves(example, (name, parent, value) => {
    if (typeof value !== 'string' || value === '' || !secretAt(call.id, parent, name)) return value
    // Values with a form of their own keep its beginning, which names the form.
    const secret = FIXED.has(name) ? `${value.slice(0, 4)}${alike(value.slice(4), seed)}` : alike(value, seed)
    secrets.push(secret)
    return secret
  }) as CallExample
  return { changed, secrets }
}

const everyExample = allCalls.flatMap((call) => call.examples.map((example) => ({ call, example })))

describe('what is recorded', () => {
  it('holds no value of a secret field, wherever else it stands', () => {
    const seeds = fc.array(fc.integer({ min: 0, max: 25 }), { minLength: 3, maxLength: 9 })
    fc.assert(
      fc.property(fc.constantFrom(...everyExample), seeds, ({ call, example }, seed) => {
        const { changed, secrets } = reSecreted(call, example, seed)
        const recorder = createRecorder()
        recorder.note(exchangeOf(call, changed, { debug: secrets, message: `For ${secrets.join(' ')}` }))
        const text = JSON.stringify(recorder.files())
        // A public word may equal a secret, and short secrets occur everywhere.
        const leaked = secrets.filter((secret) => secret.length >= 6 && !/^masked|^ZQ\d/i.test(secret))
        expect(leaked.filter((secret) => text.includes(secret))).toEqual([])
      }),
      { numRuns: 400 },
    )
  })

  it('names nobody, though a text of another call does', () => {
    const recorder = createRecorder()
    const [bought] = everyExample.filter(({ call }) => call.id === 'lounge.createOrder')
    const [faq] = everyExample.filter(({ call }) => call.id === 'content.popularFaq')
    if (!bought || !faq) throw new Error('no examples')
    recorder.note(exchangeOf(bought.call, bought.example))
    const [item] = (faq.example.reply as { data: object[] }).data
    const leaking = { ...item, answer: 'Write to Daniel or amelia@example.com, or to someone@provider.test.' }
    recorder.note(exchangeOf(faq.call, { ...faq.example, reply: { data: [leaking] } }))
    const text = JSON.stringify(recorder.files())
    expect(text).not.toMatch(/Daniel|amelia@|someone@/)
    expect(text).toContain('Write to Masked')
  })

  it('stays an example of its call, each of them', () => {
    const recorder = createRecorder()
    for (const { call, example } of everyExample) recorder.note(exchangeOf(call, example))
    const files = recorder.files()
    expect(files.map(({ call }) => call)).toEqual(allCalls.map(({ id }) => id).sort())
    for (const { call, examples } of files) {
      for (const fixture of examples)
        expect([call, fixture, isExample(call, fixture)]).toEqual([call, fixture, true])
    }
  })

  it('keeps together what belongs together: an order is confirmed under the number that it was created with', () => {
    const recorder = createRecorder()
    for (const { call, example } of everyExample.filter(({ call }) => call.tag === 'lounge')) {
      recorder.note(exchangeOf(call, example))
    }
    const files = recorder.files()
    const first = (id: string) =>
      files.find(({ call }) => call === id)?.examples[0] as {
        request: { body: { orderNo: string } }
        reply: { data: { orderNo: string } }
      }
    const created = first('lounge.createOrder').reply.data.orderNo
    expect(created).toMatch(/^LV-MASKED/)
    expect(first('lounge.confirmPaymentOrder').request.body.orderNo).toBe(created)
  })

  it('leaves out wrong requests, answers that break the contract, and what nobody declared', () => {
    const recorder = createRecorder()
    const lounge = everyExample.find(({ call }) => call.id === 'lounge.detail')
    if (!lounge) throw new Error('no example')
    const right = exchangeOf(lounge.call, lounge.example)
    recorder.note({ ...right, body: '{"loungeCode":7}' })
    recorder.note({ ...right, status: 500 })
    recorder.note({ ...right, answer: '<html>' })
    recorder.note({ ...right, answer: right.answer.replace('"prebookAllow":true', '"prebookAllow":"yes"') })
    expect(recorder.files()).toEqual([])
    recorder.note({ ...right, answer: right.answer.replace('"data":{', '"data":{"internalNote":"secret",') })
    expect(JSON.stringify(recorder.files())).not.toContain('internalNote')
    expect(recorder.files()).toHaveLength(1)
  })

  it('is one file for each call', () => {
    const folder = mkdtempSync(join(tmpdir(), 'layover-record-'))
    const recorder = createRecorder()
    for (const { call, example } of everyExample.slice(0, 8)) recorder.note(exchangeOf(call, example))
    const names = recorder.write(join(folder, 'deep', 'er'))
    for (const name of names) {
      const { call, examples } = JSON.parse(readFileSync(join(folder, 'deep', 'er', name), 'utf8'))
      expect(name).toBe(`${call}.json`)
      expect(examples.every((fixture: Parameters<typeof isExample>[1]) => isExample(call, fixture))).toBe(
        true,
      )
    }
    rmSync(folder, { recursive: true, force: true })
  })
})

/** Public fields. */
const PUBLIC = new Set(
  (
    'additionalVisitPrice additionalVisits agentId airportCode airportName amount answer assetUrl attempt available benefits body brand card cipCode cipName ' +
    'city clientApiUrl closes code contactReason count country couponDiscountFee couponType couponValue currency currencySymbol date dates days ' +
    'deletionDate description discountFee expectedTotal expiresAt facilities fullTimes hour hoursAhead iataCode id images imgUrl items keyId keyword mailsConfirmation mailsCopy mailsFound mailsOutcome ' +
    'kind lang latitude lead level lines location longitude loungeCode loungeName maxAdditionalVisits maxBookingNum maxStayHours method mobile ' +
    'name networkCode number openNow opens openingHours overNumTotalPrice page paidAt pass passengerNumber passengers passes payment placeCode placeName ' +
    'placesLeft planId planName prebookAllow prebookPrice price publicKey quantity question rating region remainingSeconds rules sameDay ' +
    'securityType seller service serviceType size startsAt status supportCip supportLounge switchFlag telAbbr terminal timeZone times title ' +
    'total totalAmount turnInSeconds type updatedAt validFrom validUntil validityMonths visit visitDate visitPrice visitTime visits visitsIncluded walkIn wd'
  ).split(' '),
)

function namesIn(node: unknown, found = new Set<string>()): Set<string> {
  if (typeof node !== 'object' || node === null) return found
  const { properties } = node as { properties?: object }
  for (const name of Object.keys(properties ?? {})) found.add(name)
  for (const inner of Object.values(node)) namesIn(inner, found)
  return found
}

it('each field of the contract is known to be a secret or not: a new one has to be decided on', () => {
  const undecided = allCalls.flatMap(({ id, request, data }) =>
    [...namesIn([request, data])].filter((name) => !PUBLIC.has(name) && !secretAt(id, 'data', name)),
  )
  expect([...new Set(undecided)]).toEqual([])
})
