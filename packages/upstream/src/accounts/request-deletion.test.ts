import { constants, createPublicKey, publicEncrypt } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { createOutbox } from '../mail/outbox-transport.ts'
import { callAs } from '../owners.test-kit.ts'
import { addSampleAccounts, sampleAccounts } from '../states/sample-accounts.ts'
import { openRecordedStore } from '../store/recorded-store.test-kit.ts'
import { startUpstream, testConfig, turnClock, type Upstream } from '../upstream.test-kit.ts'
import { readAccountKeys } from './account-keys.ts'
import { deleteDueAccounts } from './delete-due-accounts.ts'
import { accountSubject } from './limit-attempts.ts'
import { hashPassword } from './password-hash.ts'
import { requestDeletion as deletion } from './request-deletion.ts'

const [amelia, bruno, chloe] = sampleAccounts
if (!amelia || !bruno || !chloe) throw new Error('sample accounts are missing')

const wrong = { state: '10', errorCode: 'WRONG_CREDENTIALS' }
const limited = { state: '10', errorCode: 'TOO_MANY_ATTEMPTS' }

/** A cheap hash for the dozens of attempts in this suite; a hash includes its cost. */
const hashCheaply = async (password: string) => await hashPassword(password, { ln: 4, r: 8, p: 1 })

let upstream: Upstream

beforeAll(async () => {
  upstream = await startUpstream()
})
beforeEach(async () => {
  await upstream.store.forgetPeople()
  upstream.clock.now = new Date('2027-03-07T12:00:00Z')
  await addSampleAccounts(upstream.store, upstream.clock.now, hashCheaply)
  upstream.logs.length = 0
})

const PATH = '/account/deleteAccount'

/** Encrypts like the shop, with the key that was just fetched. */
async function deletionOf(account: string, password: string) {
  const answer = await upstream.app.inject({ url: '/account/encryptPublicKey?agentId=layover' })
  const { keyId, publicKey } = answer.json().data
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' })
  const options = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' }
  const ciphertext = publicEncrypt(options, Buffer.from(password)).toString('base64')
  return { account, password: ciphertext, keyId }
}

async function requestDeletion(account: string, password: string, change: object = {}) {
  return await upstream.call(PATH, { ...(await deletionOf(account, password)), ...change })
}

async function requestFrom(network: string, account: string, password: string) {
  return await callAs(upstream, { network }, PATH, await deletionOf(account, password))
}

const cleanUp = async () =>
  await deleteDueAccounts({
    store: upstream.store,
    transport: createOutbox(upstream.outboxDir),
    signingKeys: testConfig().signingKeys,
    now: () => upstream.clock.now,
  })

describe('a deletion request', () => {
  it('cancels the membership and returns the day, the same one for every repeat', async () => {
    const date = { state: '11', data: { deletionDate: '2027-04-04' } }
    expect(await requestDeletion(amelia.email, amelia.password)).toEqual(date)
    expect(await upstream.store.read.accounts.findByEmail(amelia.email)).toMatchObject({
      membership_status: 'CANCELLED',
      deletion_date: '2027-04-04',
    })
    turnClock(upstream, 5 * 24 * 60)
    expect(await requestDeletion(amelia.membershipNumber, amelia.password)).toEqual(date)
  })

  it.each([' AMELIA@Example.com ', 'lm4821773062', 'LM 4821 773 062', 'lm–4821–773–062'])(
    'knows the account as %j',
    async (account) => {
      expect(await requestDeletion(account, amelia.password)).toMatchObject({ state: '11' })
    },
  )

  it('accepts a password beyond ASCII', async () => {
    expect(await requestDeletion(chloe.email, chloe.password.normalize('NFD'))).toMatchObject({ state: '11' })
  })

  it('gets one reply for a wrong password, an unknown account and an undecryptable password', async () => {
    const answers = [
      await requestDeletion(amelia.email, 'not this'),
      await requestDeletion('nobody@example.com', amelia.password),
      await requestDeletion('LM-0000-000-000', ''),
      await requestDeletion(bruno.email, bruno.password, { password: `${'A'.repeat(342)}==` }),
      await requestDeletion("' or 1=1 --", 'x'),
    ]
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect(answers[0]).toMatchObject(wrong)
  })

  it('is refused with an unknown key, and counts no attempt', async () => {
    for (let times = 0; times < 8; times += 1)
      expect(await requestDeletion(amelia.email, amelia.password, { keyId: 'last-year' })).toMatchObject({
        errorCode: 'ENCRYPTION_KEY_UNKNOWN',
      })
    expect(await requestDeletion(amelia.email, amelia.password)).toMatchObject({ state: '11' })
  })

  it('leaves nothing of account or password in the log', async () => {
    await requestDeletion(amelia.email, amelia.password)
    await requestDeletion(amelia.membershipNumber, 'not this')
    await requestDeletion(amelia.email, amelia.password, { password: '!' }).catch(() => undefined)
    const lines = upstream.logs.join('')
    expect(lines).toContain('account.deleteAccount')
    // Four digits alone would also be found in a request's id.
    for (const secret of [/amelia/i, /Take-off/, /not this/, /4821.?773.?062/, /scrypt/])
      expect(lines).not.toMatch(secret)
  })
})

describe('attempts', () => {
  it('are five per account, also when they come at once; then the right password waits for the window’s end', async () => {
    const guesses = Array.from(
      { length: 12 },
      async (_, n) => await requestDeletion(amelia.email, `guess ${n}`),
    )
    const codes = (await Promise.all(guesses)).map(({ errorCode }) => errorCode)
    expect(codes.filter((code) => code === 'WRONG_CREDENTIALS')).toHaveLength(5)
    expect(codes.filter((code) => code === 'TOO_MANY_ATTEMPTS')).toHaveLength(7)
    expect(await requestDeletion(amelia.email.toUpperCase(), amelia.password)).toMatchObject(limited)
    expect(
      await requestDeletion(bruno.email, bruno.password),
      'other accounts are not locked out',
    ).toMatchObject({ state: '11' })
    turnClock(upstream, 14)
    expect(await requestDeletion(amelia.email, amelia.password), 'trying does not prolong it').toMatchObject(
      limited,
    )
    turnClock(upstream, 1)
    expect(await requestDeletion(amelia.email, amelia.password)).toMatchObject({ state: '11' })
  })

  it('are limited alike for an account that does not exist', async () => {
    for (let times = 0; times < 5; times += 1)
      expect(await requestDeletion('nobody@example.com', 'x')).toMatchObject(wrong)
    expect(await requestDeletion('nobody@example.com', 'x')).toMatchObject(limited)
  })

  it('start again after the right password', async () => {
    for (let times = 0; times < 4; times += 1) await requestDeletion(amelia.email, 'x')
    expect(await requestDeletion(amelia.email, amelia.password)).toMatchObject({ state: '11' })
    for (let times = 0; times < 5; times += 1)
      expect(await requestDeletion(amelia.email, 'x')).toMatchObject(wrong)
  })

  it('are five on an account under both its names, and no refusal tells that they belong together', async () => {
    const { email, membershipNumber, password } = amelia
    for (let times = 0; times < 3; times += 1)
      expect(await requestFrom('cafe', email, 'x')).toMatchObject(wrong)
    for (let times = 0; times < 2; times += 1)
      expect(await requestFrom('cafe', membershipNumber, 'x')).toMatchObject(wrong)
    const spent = [
      await requestFrom('cafe', membershipNumber, password),
      await requestFrom('cafe', email, password),
      await requestFrom('cafe', 'LM-0000-000-000', password),
    ]
    for (const answer of spent) expect(answer).toEqual(spent[2])
    expect(spent[2]).toMatchObject(wrong)
    expect(await requestFrom('home', membershipNumber, password)).toMatchObject({ state: '11' })
    turnClock(upstream, 15)
    expect(await requestFrom('cafe', email, password)).toMatchObject({ state: '11' })
  })

  it('are a hundred on an account under both its names from all networks together', async () => {
    for (let network = 0; network < 10; network += 1)
      for (const name of [amelia.email, amelia.membershipNumber])
        for (let times = 0; times < 5; times += 1) await requestFrom(`bot-${network} ${name}`, name, 'x')
    expect(await requestFrom('bot-10', amelia.email, amelia.password)).toMatchObject(wrong)
    expect(await requestFrom('home', bruno.email, bruno.password)).toMatchObject({ state: '11' })
  }, 120_000)

  it('take the same statements on an account, under each of its names, and on none', async () => {
    const { shared, statements } = await openRecordedStore()
    onTestFinished(shared.close)
    const now = () => upstream.clock.now
    await addSampleAccounts(shared.store, now(), hashCheaply)
    const { accountKeys, signingKeys } = testConfig()
    const keys = readAccountKeys(accountKeys) ?? expect.fail('no keys')
    const deps = { store: shared.store, keys, signingKeys, now }
    const workOn = async (name: string) => {
      const body = await deletionOf(name, 'x')
      statements.length = 0
      const refused = deletion(deps, body, { visitor: undefined, network: 'cafe' })
      await expect(refused).rejects.toMatchObject({ errorCode: 'WRONG_CREDENTIALS' })
      return [...statements]
    }
    const onNone = await workOn('nobody@example.com')
    expect(onNone.length).toBeGreaterThan(4)
    expect(await workOn(amelia.email)).toEqual(onNone)
    expect(await workOn(amelia.membershipNumber)).toEqual(await workOn('LM-0000-000-000'))
  })

  it('lock an account for the network that missed, and for no other', async () => {
    for (let times = 0; times < 5; times += 1)
      expect(await requestFrom('cafe', amelia.email, 'x')).toMatchObject(wrong)
    expect(await requestFrom('cafe', amelia.email, amelia.password)).toMatchObject(limited)
    expect(await requestFrom('home', amelia.email, amelia.password)).toMatchObject({ state: '11' })
    expect(await requestFrom('cafe', bruno.email, bruno.password)).toMatchObject({ state: '11' })
  })

  it('are thirty of a network, and close deletion to nobody else', async () => {
    const names = [amelia.email, bruno.email, chloe.email, 'LM-4821-773-062', 'LM-1', 'LM-2']
    for (const name of names) for (let times = 0; times < 5; times += 1) await requestFrom('squat', name, 'x')
    expect(await requestFrom('squat', 'LM-3', 'x')).toMatchObject(limited)
    expect(await requestFrom('home', bruno.email, bruno.password)).toMatchObject({ state: '11' })
    turnClock(upstream, 15)
    expect(await requestFrom('squat', chloe.email, chloe.password)).toMatchObject({ state: '11' })
  }, 120_000)

  it('are a hundred on one account from all networks together, and lock no other account', async () => {
    for (let network = 0; network < 20; network += 1)
      for (let times = 0; times < 5; times += 1)
        expect(await requestFrom(`bot-${network}`, amelia.email, 'x')).toMatchObject(wrong)
    expect(await requestFrom('bot-20', amelia.email, 'x')).toMatchObject(limited)
    expect(await requestFrom('home', bruno.email, bruno.password)).toMatchObject({ state: '11' })
  }, 120_000)

  it('survive a restart, and the database has no names of them', async () => {
    const account = accountSubject(testConfig().signingKeys, amelia.email)
    expect(account).not.toContain('amelia')
    for (let times = 0; times < 5; times += 1) await requestDeletion(amelia.email, 'x')
    expect(await upstream.store.read.attemptWindows.count(account, upstream.clock.now, 1)).toBe(6)
    turnClock(upstream, 15)
    await upstream.store.read.attemptWindows.deleteOver(upstream.clock.now)
    expect(await upstream.store.read.attemptWindows.count(account, upstream.clock.now, 1)).toBe(1)
  })
})

describe('on the day of deletion', () => {
  it('the account is gone, with the forms of its email and number, and no other account’s', async () => {
    const form = async (email: string, membershipNumber?: string) => {
      const body = {
        kind: 'contact',
        fullName: 'A Hart',
        region: 'Europe',
        service: 'Others',
        contactReason: 'Other',
      }
      const number = membershipNumber === undefined ? {} : { membershipNumber }
      const { data } = await upstream.call('/customer/service/create', {
        ...body,
        ...number,
        email,
        message: email,
      })
      return String(data?.reference)
    }
    const mine = [await form('Amelia@Example.com'), await form('other@example.com', 'lm 4821 773 062')]
    const others = await form('bruno@example.com')
    const file = (reference: string) => join(upstream.outboxDir, `${reference}.eml`)
    for (const reference of [...mine, others]) while (!existsSync(file(reference))) await pause(10)
    await requestDeletion(amelia.email, amelia.password)

    upstream.clock.now = new Date('2027-04-03T23:59:59Z')
    expect(await cleanUp()).toBe(0)
    upstream.clock.now = new Date('2027-04-04T00:00:00Z')
    expect(await cleanUp()).toBe(1)
    expect(await cleanUp()).toBe(0)

    const { accounts, serviceRequests, mails } = upstream.store.read
    expect(await accounts.findByEmail(amelia.email)).toBeUndefined()
    expect(await accounts.findByEmail(bruno.email)).toBeDefined()
    for (const reference of mine) {
      expect(await serviceRequests.find(reference)).toBeUndefined()
      expect(await mails.find(reference)).toBeUndefined()
      expect(existsSync(file(reference))).toBe(false)
    }
    expect(await serviceRequests.find(others)).toBeDefined()
    expect(existsSync(file(others))).toBe(true)
    expect(await requestDeletion(amelia.email, amelia.password)).toMatchObject(wrong)
  })
})
