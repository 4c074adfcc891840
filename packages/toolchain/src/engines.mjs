import { findProgram } from './apt.mjs'

const LIBRARIES = ['x86_64', 'aarch64'].map((machine) => `/usr/lib/${machine}-linux-gnu`)

/** What drives each engine, and the package of Debian that brings it; an environment variable names another place. */
const PROGRAMS = {
  FIREFOX_PATH: { places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], name: 'firefox-esr' },
  WEBKIT_DRIVER_PATH: { places: ['/usr/bin/WebKitWebDriver'], name: 'webkit2gtk-driver' },
  WEBKIT_BROWSER_PATH: {
    places: LIBRARIES.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`),
    name: 'webkit2gtk-driver',
  },
  XVFB_PATH: { places: ['/usr/bin/Xvfb'], name: 'xvfb' },
}

/** The advice where `findEngines` found too little. */
export const ENGINES_MISSING =
  'These stories need Firefox and WebKit: `apt-get install firefox-esr webkit2gtk-driver xvfb`.'

/**
 * Firefox, WebKitGTK and a screen for it.
 * @returns {Promise<Record<string, string> | undefined>} their paths, by the variables that name them
 */
export async function findEngines() {
  /** @type {Record<string, string>} */
  const paths = {}
  for (const [variable, { places, name }] of Object.entries(PROGRAMS)) {
    const path = await findProgram({ variable, places, name, purpose: 'the engines' })
    if (!path) return undefined
    paths[variable] = path
  }
  return paths
}
