import { fileVariable, type Source } from '@layover/server-kit/environment/secret-files'
import { Environment, withDefaults } from './environment.ts'

/** A value for the printout; a secret, or the part of a value that is one, is hidden. */
function shown(value: string, secret: unknown): string {
  if (value === '' || secret === undefined) return value
  if (secret === 'whole') return 'hidden'
  return value.replace(/\/\/.*@/, '//hidden@').replace(/[?#].*$/, '?hidden')
}

/** Prints every variable with its effective value, one in a line, secrets hidden. Needs a source without faults. */
export function describeConfig(source: Source): string {
  const values = withDefaults(source)
  const lines = Object.entries(Environment.properties).map(([name, { secret }]) => {
    const file = secret === undefined ? undefined : source[fileVariable(name)]
    // An operator looks for the path of the file, and the path is no secret.
    if (file) return `${fileVariable(name)}=${file}`
    const origin = source[name] === undefined ? '  # default' : ''
    return `${name}=${shown(values[name] ?? '', secret)}${origin}`
  })
  return `${lines.join('\n')}\n`
}
