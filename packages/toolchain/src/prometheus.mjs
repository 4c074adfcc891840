import { findProgram } from './apt.mjs'

/** The advice where `findPrometheus` found nothing. */
export const PROMETHEUS_MISSING =
  'The rehearsal of alerts needs Prometheus: `apt-get install prometheus` brings it, or name the program in PROMETHEUS_PATH.'

/** Prometheus itself. */
export function findPrometheus() {
  return findProgram({
    variable: 'PROMETHEUS_PATH',
    places: ['/usr/bin/prometheus', '/usr/local/bin/prometheus', '/opt/homebrew/bin/prometheus'],
    name: 'prometheus',
    purpose: 'the rehearsal of alerts',
  })
}
