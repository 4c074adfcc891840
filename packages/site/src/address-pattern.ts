/** Returns the decoded parts of a path, keyed by name. Returns undefined if the path does not match. */
type MatchAddress = (path: string) => Readonly<Record<string, string>> | undefined

function toExpression(address: string): RegExp {
  const parts = address
    .split('/')
    .slice(1)
    .map((part) => {
      if (part === '*') return '(?:/.*)?'
      if (part.startsWith(':')) {
        const name = part.slice(1).replace('?', '')
        return part.endsWith('?') ? `(?:/(?<${name}>[^/]+))?` : `/(?<${name}>[^/]+)`
      }
      return part === '' ? '/' : `/${part}`
    })
  return new RegExp(`^${parts.join('')}$`)
}

function decoded(groups: Record<string, string | undefined>): Record<string, string> | undefined {
  try {
    const parts = Object.entries(groups).flatMap(([name, text]) =>
      text === undefined ? [] : [[name, decodeURIComponent(text)] as const],
    )
    return Object.fromEntries(parts)
  } catch {
    return undefined
  }
}

/** Makes a matcher of a pattern such as `/airport/:agentId/:code`. `:name?` is optional, `*` is the rest, if any. */
export function toPattern(address: string): MatchAddress {
  const expression = toExpression(address)
  return (path) => {
    const found = expression.exec(path)
    return found ? decoded({ ...found.groups }) : undefined
  }
}
