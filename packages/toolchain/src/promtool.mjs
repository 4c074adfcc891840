import { findProgram } from './apt.mjs'

/** The advice where `findPromtool` found nothing. */
export const PROMTOOL_MISSING =
  'The tests of alerts need promtool: `apt-get install prometheus` brings it, or name the program in TEST_PROMTOOL.'

/** Prometheus's own tester of rules. */
export function findPromtool() {
  return findProgram({
    variable: 'TEST_PROMTOOL',
    places: ['/usr/bin/promtool', '/usr/local/bin/promtool', '/opt/homebrew/bin/promtool'],
    name: 'prometheus',
    purpose: 'the tests of alerts',
  })
}
