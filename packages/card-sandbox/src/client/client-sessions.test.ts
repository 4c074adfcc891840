import { expect, it } from 'vitest'
import { ClientSessions, MAX_LIVE_SESSIONS, SESSION_LIFETIME_MS } from './client-sessions.ts'

it('forgets a session, its customer and its nonces after exactly two hours', () => {
  let nowMs = 0
  const sessions = new ClientSessions(() => nowMs)
  const { clientSessionId } = sessions.open('layover')
  expect(sessions.claimNonce(clientSessionId, 'n', 'a')).toBe(true)
  nowMs = SESSION_LIFETIME_MS - 1
  expect(sessions.find(clientSessionId)).toBeDefined()
  nowMs = SESSION_LIFETIME_MS
  expect(sessions.find(clientSessionId)).toBeUndefined()
  expect(sessions.claimNonce(clientSessionId, 'other', 'a')).toBe(false)
})

it('knows whose merchant opened a session', () => {
  const sessions = new ClientSessions(() => 0)
  const { clientSessionId } = sessions.open('another')
  expect(sessions.find(clientSessionId)?.merchantId).toBe('another')
})

it('assigns a nonce to one payment, which may be repeated, and separates the nonces of two sessions', () => {
  const sessions = new ClientSessions(() => 0)
  const [one, two] = [sessions.open('layover').clientSessionId, sessions.open('layover').clientSessionId]
  expect(sessions.claimNonce(one, 'n', 'a')).toBe(true)
  expect(sessions.claimNonce(one, 'n', 'b')).toBe(false)
  expect(sessions.claimNonce(one, 'n', 'a')).toBe(true)
  expect(sessions.claimNonce(two, 'n', 'b')).toBe(true)
})

it('drops the oldest session at the limit, and the newest works', () => {
  const sessions = new ClientSessions(() => 0)
  const first = sessions.open('layover')
  const second = sessions.open('layover')
  for (let count = 2; count < MAX_LIVE_SESSIONS; count += 1) sessions.open('layover')
  expect(sessions.find(first.clientSessionId)).toBeDefined()
  const newest = sessions.open('layover')
  expect(sessions.find(first.clientSessionId)).toBeUndefined()
  expect(sessions.find(second.clientSessionId)).toBeDefined()
  expect(sessions.find(newest.clientSessionId)).toBeDefined()
})
