import { existsSync } from 'node:fs'
import { say } from './print.mjs'
import { run } from './run.mjs'

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

function isRootOnDebian() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/**
 * A browser for the stories: found by path, else installed with apt-get when we are root on Debian.
 * @returns {Promise<string | undefined>} its path
 */
export async function findChromium() {
  const found = findByPath()
  if (found || !isRootOnDebian()) return found
  say('Installing Chromium with apt-get for the browser tests …')
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, quiet: true })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], { env, quiet: true })
  return findByPath()
}
