import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Reads the words behind the name of a command.
 *
 * @throws an error for the operator, also for an option that is typed twice: its last value alone would count
 */
export function parseWords<const C extends ParseArgsConfig>(words: readonly string[], config: C) {
  const args = words.filter((word) => word !== '--')
  const { tokens = [] } = parseArgs({ ...config, args, tokens: true })
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const twice = names.find((name, place) => names.indexOf(name) < place)
  if (twice !== undefined) throw new Error(`--${twice} is there twice`)
  return parseArgs({ ...config, args })
}
