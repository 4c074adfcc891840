import { existsSync } from 'node:fs'
import { findOrInstall } from './apt.mjs'

const PLACES = ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool']

function findByPath() {
  const chosen = process.env.TEST_PROMTOOL
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return PLACES.find((path) => existsSync(path))
}

/** The advice where `findPromtool` found nothing. */
export const PROMTOOL_MISSING =
  'The tests of alerts need promtool: `apt-get install prometheus` brings it, or name the program in TEST_PROMTOOL.'

/**
 * Prometheus's own tester of rules: found by path, else installed with apt-get when we are root on Debian.
 * @returns {Promise<string | undefined>} its path
 */
export function findPromtool() {
  return findOrInstall(findByPath, 'prometheus', 'the tests of alerts')
}
