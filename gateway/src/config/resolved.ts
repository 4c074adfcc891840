import { fileVariable, type Source } from '@layover/server-kit/environment/secret-files'
import { Environment, withDefaults } from './environment.ts'

/** Of a value that is or holds a secret only that there is one. */
function shown(value: string, secret: unknown): string {
  if (value === '' || secret === undefined) return value
  if (secret === 'whole') return 'hidden'
  return value.replace(/\/\/.*@/, '//hidden@').replace(/[?#].*$/, '?hidden')
}

/** Every variable with what the server would run with, one in a line, secrets hidden. For a source without faults. */
export function describeConfig(source: Source): string {
  const values = withDefaults(source)
  const lines = Object.entries(Environment.properties).map(([name, { secret }]) => {
    const file = secret === undefined ? undefined : source[fileVariable(name)]
    // Its path is what an operator looks for, and gives nothing away.
    if (file) return `${fileVariable(name)}=${file}`
    const origin = source[name] === undefined ? '  # default' : ''
    return `${name}=${shown(values[name] ?? '', secret)}${origin}`
  })
  return `${lines.join('\n')}\n`
}
