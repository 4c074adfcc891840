import { type ParseArgsConfig, parseArgs } from 'node:util'

/**
 * Reads the words behind the name of a command.
 *
 * @throws an error for the operator, also for an option that is typed twice: its last value alone would count
 */
export function parseWords<const C extends ParseArgsConfig>(words: readonly string[], config: C) {
  const args = words.filter((word) => word !== '--')
  const { tokens = [] } = parsed({ ...config, args, tokens: true })
  const names = tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const twice = names.find((name, place) => names.indexOf(name) < place)
  if (twice !== undefined) throw new Error(`--${twice} is there twice`)
  return parsed({ ...config, args })
}

/** Of Node's own fault the first sentence: those behind it fill further lines, and advise a `--` that no command takes. */
function parsed<const C extends ParseArgsConfig>(config: C) {
  try {
    return parseArgs(config)
  } catch (error) {
    throw new Error(error instanceof Error ? error.message.split(/\.\s/, 1)[0] : String(error))
  }
}
