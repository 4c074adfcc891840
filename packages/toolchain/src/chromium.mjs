import { existsSync } from 'node:fs'
import { findOrInstall } from './apt.mjs'

/** Chromium without a window. It runs the stories in half the processor time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell'
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

const findIn = (/** @type {readonly string[]} */ places) => places.find((path) => existsSync(path))

/** CHROMIUM_PATH names the one that is to be used, and none else. */
function findChosen() {
  const chosen = process.env.CHROMIUM_PATH
  return chosen && existsSync(chosen) ? chosen : undefined
}

/** The advice where `findChromium` found nothing. */
export const CHROMIUM_MISSING =
  'The browser stories need Chromium: `apt-get install chromium-headless-shell`, or name one in CHROMIUM_PATH.'

/**
 * A browser for the stories: found by path, else installed with apt-get when we are root on Debian. Where the light one
 * cannot be had, the full one will do.
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return findChosen()
  const shell = await findOrInstall(
    () => findIn([HEADLESS_SHELL]),
    'chromium-headless-shell',
    'the browser tests',
  )
  return shell ?? findOrInstall(() => findIn(PLACES), 'chromium', 'the browser tests')
}
