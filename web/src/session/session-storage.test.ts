import { afterEach, expect, test, vi } from 'vitest'
import { DEFAULT_SESSION, type SessionState } from './session-state.ts'
import { IDLE_LIMIT_MS, loadSession, SESSION_KEY, SESSION_VERSION, saveSession } from './session-storage.ts'

const NOW_MS = Date.UTC(2026, 10, 21, 9)

const full: SessionState = {
  switchToken: 'sw-1',
  loungeBuypassInputInfo: { passengerNumber: 3, lead: { firstName: 'Amelia' } },
  ftInputInfo: { visitDate: '2026-11-24' },
  loungePrebookInputInfo: { visitTime: '14:30' },
  membershipPurchaseInputInfo: { planId: 'ten' },
  discountData: { discountCode: 'LAYOVER20', discountCodeValid: true, deductValue: '20', deductType: 1 },
  processGoBackPath: '/airport/layover/LHR',
  lastPage: '/lounge/buypass?step=2',
  isFrom: 'app',
  searchAirportKeyword: 'lon',
  searchAirportShowList: [
    { agentId: 'layover', code: 'LHR', name: 'London Heathrow', city: 'London', country: 'United Kingdom' },
  ],
}

const store = (text: string) => sessionStorage.setItem(SESSION_KEY, text)

afterEach(() => {
  vi.unstubAllGlobals()
})

test('a reload brings back everything the session stored', () => {
  saveSession(full, NOW_MS)
  expect(loadSession(NOW_MS)).toEqual(full)
})

test('a tab without a session starts with the defaults', () => {
  expect(loadSession(NOW_MS)).toEqual(DEFAULT_SESSION)
  expect(DEFAULT_SESSION.processGoBackPath).toBe('/')
})

test.each(['', '{', 'null', '[]', '"text"', '42', '{"version":1}'])(
  'damaged storage %j gives the defaults',
  (text) => {
    store(text)
    expect(loadSession(NOW_MS)).toEqual(DEFAULT_SESSION)
  },
)

test('what is nested too deeply to be read gives the defaults', () => {
  const deep = `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`
  store(`{"version":${SESSION_VERSION},"activeAtMs":${NOW_MS},"state":{"ftInputInfo":${deep}}}`)
  expect(() => loadSession(NOW_MS)).not.toThrow()
})

test('with storage full nothing is thrown', () => {
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: full })
  expect(saveSession(DEFAULT_SESSION, NOW_MS)).toBe(false)
})

test('a field of the wrong shape becomes its default, the others stay', () => {
  const state = {
    ...full,
    discountData: { discountCode: 7 },
    searchAirportShowList: [{ code: 'LHR' }],
    ftInputInfo: [],
  }
  store(JSON.stringify({ version: SESSION_VERSION, activeAtMs: NOW_MS, state }))
  const loaded = loadSession(NOW_MS)
  expect(loaded.discountData).toEqual(DEFAULT_SESSION.discountData)
  expect(loaded.searchAirportShowList).toEqual([])
  expect(loaded.ftInputInfo).toBeUndefined()
  expect(loaded.loungeBuypassInputInfo).toEqual(full.loungeBuypassInputInfo)
})

test.each(['https://evil.example', '//evil.example', '/\\evil.example', 'javascript:alert(1)', 7])(
  'a stored way back to %j never leads out of the shop',
  (processGoBackPath) => {
    store(
      JSON.stringify({ version: SESSION_VERSION, activeAtMs: NOW_MS, state: { ...full, processGoBackPath } }),
    )
    expect(loadSession(NOW_MS).processGoBackPath).toBe('/')
  },
)

test('a session of another version is left alone', () => {
  store(JSON.stringify({ version: SESSION_VERSION + 1, activeAtMs: NOW_MS, state: full }))
  expect(loadSession(NOW_MS)).toEqual(DEFAULT_SESSION)
})

test('after two idle hours the purchase is gone; the embedding, the way back and the search stay', () => {
  saveSession(full, NOW_MS)
  const onIdle = vi.fn()
  expect(loadSession(NOW_MS + IDLE_LIMIT_MS, onIdle)).toEqual(full)
  expect(onIdle).not.toHaveBeenCalled()
  const { isFrom, processGoBackPath, searchAirportKeyword, searchAirportShowList } = full
  expect(loadSession(NOW_MS + IDLE_LIMIT_MS + 1, onIdle)).toEqual({
    ...DEFAULT_SESSION,
    isFrom,
    processGoBackPath,
    searchAirportKeyword,
    searchAirportShowList,
  })
  expect(onIdle.mock.calls).toEqual([[full]])
})

test('with storage blocked nothing is read or written, and nothing is thrown', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('sessionStorage', new Proxy({}, { get: refuse }))
  expect(saveSession(full, NOW_MS)).toBe(false)
  expect(loadSession(NOW_MS)).toEqual(DEFAULT_SESSION)
})
