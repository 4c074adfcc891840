import { findProgram } from './apt.mjs'

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

/** The advice where `findChromium` found nothing. */
export const CHROMIUM_MISSING =
  'The browser stories need Chromium: `apt-get install chromium-headless-shell`, or name one in CHROMIUM_PATH.'

/**
 * A browser for the stories. Where the light one cannot be had, the full one will do.
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium() {
  const any = { variable: 'CHROMIUM_PATH', purpose: 'the browser tests' }
  const shell = await findProgram({ ...any, places: [HEADLESS_SHELL], name: 'chromium-headless-shell' })
  return shell ?? findProgram({ ...any, places: PLACES, name: 'chromium' })
}
