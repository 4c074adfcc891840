import { Refusal } from './variable.ts'

const LINE = /^([\w!#$%&'*+.^`|~-]+):[ \t]*([\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?)[ \t]*$/

/** The names that a server sets by itself, and how a fault names that server. */
interface Own {
  readonly setter: string
  readonly isOwn: (name: string) => boolean
}

function faultOf(name: string | undefined, position: number, { setter, isOwn }: Own): string[] {
  if (name === undefined) return [`line ${position} is no header such as Name: value`]
  return isOwn(name) ? [`${setter} itself sets ${name}`] : []
}

/**
 * Parses headers for every request to another server, one a line. A refusal never repeats a value.
 *
 * @returns name in lower case, value, name, value
 */
export function parseHeaderLines(text: string, own: Own): readonly string[] | Refusal {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '')
  const headers = lines.map((line) => {
    const [, name, value = ''] = LINE.exec(line) ?? []
    return { name: name?.toLowerCase(), value }
  })
  const names = headers.flatMap(({ name }) => name ?? [])
  const faults = headers.flatMap(({ name }, index) => faultOf(name, index + 1, own))
  const twice = names.filter((name, index) => names.indexOf(name) !== index)
  faults.push(...new Set(twice.map((name) => `${name} is given twice`)))
  return faults.length > 0 ? new Refusal(...faults) : headers.flatMap(({ name = '', value }) => [name, value])
}
