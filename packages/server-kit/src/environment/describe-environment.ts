import { isGiven, resolve } from './read-environment.ts'
import { fileVariable, type Source } from './secret-files.ts'
import type { Variable, Variables } from './variable.ts'

/** Hides a secret value, or the secret part of a value. */
function withoutSecret(value: string, { secret }: Variable<unknown>): string {
  if (value === '' || secret === undefined) return value
  if (secret === 'whole') return 'hidden'
  return value.replace(/\/\/.*@/, '//hidden@').replace(/[?#].*$/, '?hidden')
}

/** Lists every variable with its effective value, one per line, with secrets hidden. The source must have no faults. */
export function describeEnvironment(variables: Variables, source: Source): string {
  const lines = Object.entries(variables).map(([name, variable]) => {
    const file = variable.secret === undefined ? undefined : source[fileVariable(name)]
    // An operator looks for the path of the file, and the path is no secret.
    if (file) return `${fileVariable(name)}=${file}`
    const value = resolve(variable, source[name]) ?? ''
    const origin = isGiven(variable, source[name]) ? '' : '  # default'
    return `${name}=${withoutSecret(value, variable)}${origin}`
  })
  return `${lines.join('\n')}\n`
}
