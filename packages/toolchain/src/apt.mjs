import { existsSync } from 'node:fs'
import { progress } from './print.mjs'
import { run } from './run.mjs'

/** Whether a missing package may be installed: we are root on Debian, or on a system made of it. */
function canInstall() {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get')
}

/** Installs a package with apt-get, without those that it merely recommends. @param {string} name @param {string} purpose */
async function installWithApt(name, purpose) {
  progress(`Installing ${name} with apt-get for ${purpose} …`)
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, quiet: true })
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, quiet: true })
}

/**
 * What tests need: where it stands, else installed with apt-get when we are root on Debian.
 * @param {() => string | undefined} find looks for it, before and after
 * @param {string} name of the package that brings it
 * @param {string} purpose a word for the notice
 * @returns {Promise<string | undefined>} its path
 */
export async function findOrInstall(find, name, purpose) {
  const found = find()
  if (found || !canInstall()) return found
  await installWithApt(name, purpose)
  return find()
}

/**
 * A program that tests need: the one that a variable of the environment names, and no other; without it the first of its
 * usual places.
 * @param {{ variable: string, places: readonly string[], name: string, purpose: string }} program
 * @returns {Promise<string | undefined>} its path
 */
export async function findProgram({ variable, places, name, purpose }) {
  const chosen = process.env[variable]
  if (chosen) return existsSync(chosen) ? chosen : undefined
  return findOrInstall(() => places.find((path) => existsSync(path)), name, purpose)
}
