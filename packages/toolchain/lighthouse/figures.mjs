import { BARS } from './pages.mjs'

/**
 * One measured page view.
 * @typedef {{ performance: number, accessibility: number, bestPractices: number, seo: number,
 *   lcpS: number, cls: number, tbtMs: number, ownTbtMs: number }} Figures
 */

/** @type {readonly (keyof Figures)[]} */
const NAMES = ['performance', 'accessibility', 'bestPractices', 'seo', 'lcpS', 'cls', 'tbtMs', 'ownTbtMs']

/**
 * The figures of a Lighthouse result: scores from 0 to 100, times in the units of their names.
 * @param {{ categories: Record<string, { score: number | null }>, audits: Record<string, { numericValue?: number }> }} lhr
 * @param {number} ownTbtMs
 * @returns {Figures}
 */
export function figuresOf({ categories, audits }, ownTbtMs) {
  const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? 0) * 100)
  const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpS: value('largest-contentful-paint') / 1000,
    cls: value('cumulative-layout-shift'),
    tbtMs: value('total-blocking-time'),
    ownTbtMs,
  }
}

/**
 * The median of each figure by itself; an odd number of runs, please.
 * @param {readonly Figures[]} runs
 * @returns {Figures}
 */
export function medianOf(runs) {
  const entries = NAMES.map((name) => {
    const sorted = runs.map((run) => run[name]).sort((a, b) => a - b)
    return [name, sorted[Math.floor(sorted.length / 2)]]
  })
  return Object.fromEntries(entries)
}

/**
 * The figures that miss their bar, in words; none when the page is as fast and sound as it should be.
 * @param {import('./pages.mjs').Page} page
 * @param {Figures} figures
 * @param {Figures} frame the shop's frame with nothing in it
 * @returns {string[]}
 */
export function missesOf(page, figures, frame) {
  /** @type {[string, boolean, number | string][]} */
  const bars = [
    ['performance', figures.performance >= page.performance, page.performance],
    ['accessibility', figures.accessibility >= BARS.others, BARS.others],
    ['best practices', figures.bestPractices >= BARS.others, BARS.others],
    ['SEO', figures.seo >= BARS.others, BARS.others],
    ['LCP', figures.lcpS <= page.lcpS, `${page.lcpS} s`],
    ['CLS', figures.cls <= BARS.cls, BARS.cls],
    ['TBT', figures.tbtMs <= BARS.tbtMs, `${BARS.tbtMs} ms`],
    [
      'TBT',
      figures.tbtMs <= BARS.tbtOfFrame * frame.tbtMs,
      `${BARS.tbtOfFrame} times the empty frame's ${Math.round(frame.tbtMs)} ms`,
    ],
  ]
  return bars.filter(([, holds]) => !holds).map(([name, , bar]) => `${page.name}: ${name} misses ${bar}`)
}

/**
 * A Markdown table, as the README has it.
 * @param {readonly { page: Pick<import('./pages.mjs').Page, 'name'>, figures: Figures }[]} rows
 */
export function tableOf(rows) {
  const lines = rows.map(({ page, figures: f }) => {
    const scores = [f.performance, f.accessibility, f.bestPractices, f.seo].join(' | ')
    const paints = `${f.lcpS.toFixed(2)} s | ${f.cls.toFixed(3)}`
    return `| ${page.name} | ${scores} | ${paints} | ${Math.round(f.tbtMs)} ms | ${Math.round(f.ownTbtMs)} ms |`
  })
  return [
    '| page | performance | accessibility | best practices | SEO | LCP | CLS | TBT | of its own work |',
    '|---|--:|--:|--:|--:|--:|--:|--:|--:|',
    ...lines,
  ].join('\n')
}
