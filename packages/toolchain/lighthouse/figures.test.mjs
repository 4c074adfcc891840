import { expect, it } from 'vitest'
import { figuresOf, medianOf, missesOf, tableOf } from './figures.mjs'

const page = { name: 'home', path: '/', performance: 100, lcpS: 1.2 }
const good = {
  performance: 100,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  lcpS: 1.1,
  cls: 0.001,
  tbtMs: 40,
  ownTbtMs: 12,
}

it('reads scores and times from a result, and takes a missing one for the worst', () => {
  const lhr = {
    categories: { performance: { score: 0.98 }, accessibility: { score: null } },
    audits: { 'largest-contentful-paint': { numericValue: 1234 } },
  }
  expect(figuresOf(lhr, 12)).toEqual({
    performance: 98,
    accessibility: 0,
    bestPractices: 0,
    seo: 0,
    lcpS: 1.234,
    cls: Number.POSITIVE_INFINITY,
    tbtMs: Number.POSITIVE_INFINITY,
    ownTbtMs: 12,
  })
})

it('takes the median of each figure, so that one slow run decides nothing', () => {
  const slow = { ...good, performance: 80, lcpS: 4 }
  expect(medianOf([good, slow, { ...good, lcpS: 1.2 }])).toEqual({ ...good, lcpS: 1.2 })
})

it('names each goal that is missed, and none where all are met', () => {
  expect(missesOf(page, good, good)).toEqual([])
  expect(missesOf(page, { ...good, lcpS: 1.3, cls: 0.03, seo: 99 }, good)).toEqual([
    'home: SEO misses 100',
    'home: LCP misses 1.2 s',
    'home: CLS misses 0.02',
  ])
})

it('holds the blocking time of a page to that of the empty frame beside it', () => {
  const frame = { ...good, tbtMs: 30 }
  expect(missesOf(page, { ...good, tbtMs: 60 }, frame)).toEqual([])
  expect(missesOf(page, { ...good, tbtMs: 61 }, frame)).toEqual([
    "home: TBT misses 2 times the empty frame's 30 ms",
  ])
})

it('writes one row for each page', () => {
  expect(
    tableOf([{ page, figures: good }])
      .split('\n')
      .at(-1),
  ).toBe('| home | 100 | 100 | 100 | 100 | 1.10 s | 0.001 | 40 ms | 12 ms |')
})
