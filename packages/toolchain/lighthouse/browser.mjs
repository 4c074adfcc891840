import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { figuresOf } from './figures.mjs'
import { ownBlockingMs } from './own-blocking.mjs'

const QUIET = [
  '--headless=new',
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
]
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']

/**
 * One view by a fresh browser: Lighthouse's own mobile preset, with slow 4G and a slow processor simulated.
 * @param {string} chromePath
 * @param {string} baseUrl without a slash at its end
 * @param {import('./pages.mjs').Page} page
 * @returns {Promise<import('./figures.mjs').Figures>}
 */
export async function view(chromePath, baseUrl, page) {
  const chrome = await launch({ chromePath, chromeFlags: QUIET, logLevel: 'error' })
  try {
    const result = await lighthouse(baseUrl + page.path, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      ...(page.isUnlisted && { skipAudits: ['is-crawlable'] }),
    })
    if (!result) throw new Error(`Lighthouse answered nothing about ${page.path}.`)
    const { runtimeError, finalDisplayedUrl, configSettings } = result.lhr
    if (runtimeError) throw new Error(`${finalDisplayedUrl}: ${runtimeError.message}`)
    const { cpuSlowdownMultiplier } = configSettings.throttling
    return figuresOf(result.lhr, ownBlockingMs(result.artifacts.Trace.traceEvents, cpuSlowdownMultiplier))
  } finally {
    chrome.kill()
  }
}
