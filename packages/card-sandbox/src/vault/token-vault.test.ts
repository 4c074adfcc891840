import { expect, it } from 'vitest'
import { MAX_LIVE_TOKENS, MAX_TOKENS_OF_ADDRESS, TOKEN_LIFETIME_MS, TokenVault } from './token-vault.ts'

const card = { brand: 'visa', last4: '4242', outcome: 'approved' } as const

function vaultAt(clock: { nowMs: number }): TokenVault {
  return new TokenVault(() => clock.nowMs)
}

function issued(vault: TokenVault, address = '203.0.113.7'): string {
  const token = vault.issue(card, address)
  if (token === undefined) throw new Error('No token was issued.')
  return token
}

it('assigns a token to one payment only, which may be repeated', () => {
  const vault = vaultAt({ nowMs: 0 })
  const token = issued(vault)
  expect(vault.claim(token, 'first')).toEqual(card)
  expect(vault.claim(token, 'second')).toBeUndefined()
  expect(vault.claim(token, 'first')).toEqual(card)
  expect(vault.claim('unknown', 'first')).toBeUndefined()
})

it('forgets a token after exactly 15 minutes', () => {
  const clock = { nowMs: 0 }
  const vault = vaultAt(clock)
  const [first, late] = [issued(vault), issued(vault)]
  clock.nowMs = 15 * 60_000 - 1
  expect(vault.claim(first, 'a')).toEqual(card)
  clock.nowMs = 15 * 60_000
  expect(vault.claim(late, 'b')).toBeUndefined()
})

it('makes tokens of 256 bits that never repeat', () => {
  const vault = vaultAt({ nowMs: 0 })
  const tokens = Array.from({ length: 1_000 }, () => issued(vault))
  expect(new Set(tokens).size).toBe(1_000)
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true)
})

it('refuses cards at the limit of tokens, and accepts them again once tokens expire', () => {
  const clock = { nowMs: 0 }
  const vault = vaultAt(clock)
  for (let count = 0; count < MAX_LIVE_TOKENS; count += 1) issued(vault, `203.0.113.${count % 250}`)
  expect(vault.issue(card, '198.51.100.7')).toBeUndefined()
  clock.nowMs = TOKEN_LIFETIME_MS
  expect(vault.issue(card, '198.51.100.7')).toBeDefined()
})

it('gives one address a fifth of the tokens, so that it closes the vault to itself alone', () => {
  const clock = { nowMs: 0 }
  const vault = vaultAt(clock)
  for (let count = 0; count < MAX_TOKENS_OF_ADDRESS; count += 1) issued(vault)
  expect(vault.issue(card, '203.0.113.7')).toBeUndefined()
  expect(vault.issue(card, '198.51.100.7')).toBeDefined()
  clock.nowMs = TOKEN_LIFETIME_MS
  expect(vault.issue(card, '203.0.113.7')).toBeDefined()
})

it('counts no token whose payment is decided, and knows it no more', () => {
  const vault = vaultAt({ nowMs: 0 })
  for (let count = 0; count < MAX_TOKENS_OF_ADDRESS; count += 1) {
    const token = issued(vault)
    vault.claim(token, 'payment')
    vault.spend(token)
    expect(vault.claim(token, 'payment')).toBeUndefined()
  }
  expect(vault.issue(card, '203.0.113.7')).toBeDefined()
})
