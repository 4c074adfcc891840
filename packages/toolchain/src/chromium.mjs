import { existsSync } from 'node:fs'
import { findOrInstall } from './apt.mjs'

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

function findByPath() {
  const chosen = process.env.CHROMIUM_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return PLACES.find((path) => existsSync(path))
}

/**
 * A browser for the stories: found by path, else installed with apt-get when we are root on Debian.
 * @returns {Promise<string | undefined>} its path
 */
export function findChromium() {
  return findOrInstall(findByPath, 'chromium', 'the browser tests')
}
