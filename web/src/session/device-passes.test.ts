import { afterEach, expect, it, vi } from 'vitest'
import {
  forgetPass,
  removePass,
  savedReferences,
  saveNewPass,
  savePass,
  watchPasses,
} from './device-passes.ts'

const KEY = 'layover.passes'

const pass = (reference: string, more: object = {}) => ({
  reference,
  address: `/lounge/buypass/success?ref=${reference}#k=key-of-${reference}`,
  title: 'Lounge pass',
  detail: 'Valid until 21 Nov 2099',
  until: '2099-11-21',
  ...more,
})

const REMOVED_KEY = 'layover.removed-passes'

const stored = (key = KEY) => JSON.parse(localStorage.getItem(key) ?? '{"passes":[]}').passes
const references = () => stored().map(({ reference }: { reference: string }) => reference)

afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('the latest order comes first, and an order stands once', () => {
  for (const reference of ['A', 'B', 'A']) saveNewPass(pass(reference))
  expect(references()).toEqual(['B', 'A'])
})

it('a removed order leaves reference and last day alone behind, and does not come back when its page is opened', () => {
  saveNewPass(pass('A'))
  removePass(pass('A'))
  saveNewPass(pass('A'))
  expect(stored()).toEqual([])
  expect(stored(REMOVED_KEY)).toEqual([{ reference: 'A', until: '2099-11-21' }])
  savePass(pass('A'))
  expect(stored()).toEqual([pass('A')])
  expect(stored(REMOVED_KEY)).toEqual([])
})

it('removed orders take no place from a saved one, and a hundred of them are remembered', () => {
  saveNewPass(pass('FIRST'))
  for (let index = 0; index < 120; index += 1) {
    saveNewPass(pass(`R${index}`))
    removePass(pass(`R${index}`))
  }
  for (let index = 0; index < 19; index += 1) saveNewPass(pass(`N${index}`))
  expect(references()).toHaveLength(20)
  expect(references().at(-1)).toBe('FIRST')
  expect(stored(REMOVED_KEY)).toHaveLength(100)
})

it('an order whose own link no longer opens it is forgotten, and no other', () => {
  for (const reference of ['A', 'B']) saveNewPass(pass(reference))
  forgetPass('A', 'mistyped')
  expect(references()).toEqual(['B', 'A'])
  forgetPass('A', 'key-of-A')
  expect(references()).toEqual(['B'])
})

it('an order is kept until the day after its last day, and at most twenty are', () => {
  const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10)
  saveNewPass(pass('OVER', { until: day(-3) }))
  saveNewPass(pass('TODAY', { until: day(0) }))
  saveNewPass(pass('NEXT'))
  expect(references()).toEqual(['NEXT', 'TODAY'])
  for (let index = 0; index < 30; index += 1) saveNewPass(pass(`N${index}`))
  expect(references()).toHaveLength(20)
})

it.each([
  'null',
  '[]',
  '{"version":1,"passes":[null,5,{"reference":"A"}]}',
  JSON.stringify({ version: 1, passes: [pass('A', { address: '//other.example/' })] }),
  JSON.stringify({ version: 1, passes: [pass('A', { address: 'javascript:alert(1)' })] }),
  JSON.stringify({ version: 1, passes: [pass('A', { address: '' })] }),
  JSON.stringify({ version: 1, passes: [pass('A', { until: 'for ever' })] }),
  JSON.stringify({ version: 2, passes: [pass('A')] }),
])('of %s nothing is taken over', (text) => {
  localStorage.setItem(KEY, text)
  saveNewPass(pass('NEW'))
  expect(references()).toEqual(['NEW'])
})

it('10,000 stored entries are cut to twenty', () => {
  const passes = Array.from({ length: 10_000 }, (_, index) => pass(`N${index}`))
  localStorage.setItem(KEY, JSON.stringify({ version: 1, passes }))
  saveNewPass(pass('NEW'))
  expect(references()).toHaveLength(20)
})

it('blocked or full storage is no error, and is reported', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: refuse, removeItem: refuse })
  expect(savePass(pass('A'))).toBe(false)
  removePass(pass('A'))
  forgetPass('A', 'key-of-A')
})

it('of ten thousand stored entries twenty are read and kept, and the next one is saved before them', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => pass(`P${index}`))
  localStorage.setItem(KEY, JSON.stringify({ version: 1, passes: many }))
  const first = many.slice(0, 20).map(({ reference }) => reference)
  expect(savedReferences()).toEqual(first)
  watchPasses(() => undefined)()
  expect(references()).toEqual(first)
  saveNewPass(pass('NEW'))
  expect(references()).toEqual(['NEW', ...first.slice(0, 19)])
})
