import { existsSync } from 'node:fs'
import { findOrInstall } from './apt.mjs'

const PLACES = ['/usr/bin/prometheus', '/usr/local/bin/prometheus', '/opt/homebrew/bin/prometheus']

function findByPath() {
  const chosen = process.env.PROMETHEUS_PATH
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return PLACES.find((path) => existsSync(path))
}

/** The advice where `findPrometheus` found nothing. */
export const PROMETHEUS_MISSING =
  'The rehearsal of alerts needs Prometheus: `apt-get install prometheus` brings it, or name the program in PROMETHEUS_PATH.'

/**
 * Prometheus itself: found by path, else installed with apt-get when we are root on Debian.
 * @returns {Promise<string | undefined>} its path
 */
export function findPrometheus() {
  return findOrInstall(findByPath, 'prometheus', 'the rehearsal of alerts')
}
